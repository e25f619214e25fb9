/** Who uses a text: its author; all who write messages, who also keep it; the same, kept by the administration. */
export const UMFAENGE = ['EIGEN', 'TEAM', 'TRAEGER'] as const;
export type Umfang = (typeof UMFAENGE)[number];
