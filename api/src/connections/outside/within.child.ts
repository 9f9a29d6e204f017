/** The same promise, for so long: then it rejects with `late`. Milliseconds. */
export async function within<Result>(ms: number, work: Promise<Result>, late: Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(late);
        }, ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
