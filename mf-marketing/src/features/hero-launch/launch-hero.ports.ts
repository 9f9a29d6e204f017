export interface LaunchHeroPorts {
  readonly write: (words: string) => void;
}

export const launchHeroPorts: LaunchHeroPorts = {
  write: (words) => {
    // oxlint-disable-next-line no-console -- LAND-04: these buttons only write to the console, as specified
    console.log(words);
  },
};
