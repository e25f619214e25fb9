import type { Dienstendangaben } from '#domain/akte/ereignisse.ts';

type Angegeben = { readonly [F in keyof Dienstendangaben]?: Dienstendangaben[F] | null | undefined };

/** What isn't said is no fact: nothing left and nothing asked are the same. */
export const dienstendangaben = ({ resturlaubTage, kuendigungDurch }: Angegeben): Dienstendangaben => ({
	...(resturlaubTage && { resturlaubTage }),
	...(kuendigungDurch && { kuendigungDurch }),
});
