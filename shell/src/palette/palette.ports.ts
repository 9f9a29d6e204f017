export interface PalettePorts {
  readonly write: (words: string) => void;
}

export const palettePorts: PalettePorts = {
  write: (words) => {
    // oxlint-disable-next-line no-console -- PAL-02: two commands only write to the console, as specified
    console.log(words);
  },
};
