/** Units of the map's drawing to one width of the world: 25 m in the middle of Germany, no line is rounded visibly. */
export const EINHEITEN = 1_000_000;
