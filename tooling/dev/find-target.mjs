import { readPageData } from './page-data.mjs';

/** As long as somebody waits who typed an address. */
const WAIT = 10_000;

/**
 * The running Tessera at an address, or one sentence on why there is none.
 *
 * @param {string} address
 * @returns {Promise<{ target?: URL, page?: string, fault?: string }>} with the page that it answers
 */
export async function findTarget(address) {
  const target = readAddress(address);
  if (!target)
    return { fault: `--against takes an address such as http://localhost:3000, not "${address}".` };
  try {
    const answer = await fetch(new URL('/', target), {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT),
    });
    return await checkPage(target, answer);
  } catch (error) {
    const { code, message } = error.cause ?? error;
    return { fault: `No Tessera answers at ${target.origin}: ${code ?? message}.` };
  }
}

/** `localhost:3000` is a URL, too: of the scheme `localhost:`. */
function readAddress(text) {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/** The page has to have what is changed in it later (proxy.mjs). */
async function checkPage(target, answer) {
  const elsewhere = answer.headers.get('location');
  if (elsewhere !== null)
    return { fault: `${target.origin} sends people on to ${elsewhere}: name the address where it stays.` };
  const page = await answer.text();
  const isTessera = readPageData(page, 'tessera-config') !== undefined;
  return answer.ok && isTessera
    ? { target, page }
    : { fault: `What answers at ${target.origin} is no Tessera.` };
}
