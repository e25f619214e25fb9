import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { Statuskatalog } from '#domain/status/katalog.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

/** The catalogues by their name on the wire. */
export const KATALOGE: Readonly<
	Record<'FREIWILLIGER' | 'WUNSCH' | 'VERTRAG' | 'DOKUMENT' | 'SEMINARNACHWEIS', Statuskatalog>
> = {
	FREIWILLIGER,
	WUNSCH,
	VERTRAG,
	DOKUMENT,
	SEMINARNACHWEIS,
};
