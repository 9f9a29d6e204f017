import { startLocalGithub } from './index.mjs';

/** A GitHub to try with: `node tooling/github-server/main.mjs [port]`. */
const port = Number(process.argv[2] ?? 3999);
const github = await startLocalGithub({ port });
await github.createRepository(
  'hello-react',
  {
    'README.md': '# Hello\n\nA small page.\n',
    'package.json': `${JSON.stringify({ name: 'hello-react', private: true }, null, 2)}\n`,
    'src/main.tsx':
      "import { createRoot } from 'react-dom/client';\n\ncreateRoot(document.getElementById('root')!).render(<h1>Hello</h1>);\n",
  },
  { description: 'A small page', language: 'TypeScript', topics: ['react'] },
);
await github.createRepository('empty', {}, { isPrivate: true });
const token = github.createToken();
process.stdout.write(
  [
    `GITHUB_URL=${github.url}`,
    `GITHUB_API_URL=${github.apiUrl}`,
    `GITHUB_CLIENT_ID=${github.clientId}`,
    `GITHUB_CLIENT_SECRET=${github.clientSecret}`,
    '',
    `# ${github.accounts[0].login} has a token, too: ${token}`,
    `# git clone http://x-access-token:${token}@${new URL(github.url).host}/${github.accounts[0].login}/hello-react.git`,
    '',
  ].join('\n'),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void github.close();
  });
}
