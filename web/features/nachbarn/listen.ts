import { BESCHEINIGUNGSLISTE } from '../bescheinigungen/liste.ts';
import { BEWERBUNGSLISTE } from '../bewerbungen/liste.ts';
import { DOKUMENTELISTE } from '../dokumentliste/liste.ts';
import { FREIWILLIGENLISTE } from '../freiwillige-liste/liste.ts';
import type { Listendefinition } from '../liste/suche.ts';
import { POOLLISTE } from '../pool/liste.ts';
import { STATUSWECHSELLISTE } from '../statuswechsel/liste.ts';
import { ZEUGNISDURCHGANG } from '../zeugnisse/liste.ts';

type MitAkte = { freiwilligerID: string };

/** Lists that lead to files. */
const LISTEN: readonly Listendefinition<MitAkte>[] = [
	BEWERBUNGSLISTE,
	FREIWILLIGENLISTE,
	POOLLISTE,
	STATUSWECHSELLISTE,
	DOKUMENTELISTE,
	ZEUGNISDURCHGANG,
	BESCHEINIGUNGSLISTE,
];

export const listeMitAkten = (name: string): Listendefinition<MitAkte> | undefined =>
	LISTEN.find((liste) => liste.name === name);
