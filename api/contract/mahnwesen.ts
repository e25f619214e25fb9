export const mahnwesen = {};
