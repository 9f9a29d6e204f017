/** What a person is called; '' where nothing is known. */
export type PersonOf = (userId: string) => Promise<string>;
