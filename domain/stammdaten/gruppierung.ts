/** What the two groupings of addresses are called until the tenant names them; apart from the fields, for lists. */
export const GRUPPIERUNG = { attribut1ID: 'Attribut 1', attribut2ID: 'Attribut 2' } as const;
