/** Heights of rows in rem: fixed, so that what is not drawn still has its place. */
export const ROW_HEIGHTS = { grid: 17, list: 4.5, phone: 6 } as const;

/** The least width of a card, in rem. */
export const CARD_WIDTH = 17.5;
