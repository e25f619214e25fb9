import type { Aggregat, Upcaster } from '#domain/aggregat.ts';
import { AKTENMASCHINEN } from './aktenmaschinen.ts';
import type { AkteEreignis } from './ereignisse.ts';
import { bfdVereinbarungHandler } from './evolve/bfd-vereinbarung.ts';
import { dokumentHandler } from './evolve/dokument.ts';
import { freiwilligerHandler } from './evolve/freiwilliger.ts';
import type { Handler } from './evolve/handler.ts';
import { seminarnachweisHandler } from './evolve/seminarnachweis.ts';
import { vertragHandler } from './evolve/vertrag.ts';
import { wunschHandler } from './evolve/wunsch.ts';
import { zeugnisHandler } from './evolve/zeugnis.ts';
import { letzteTat } from './ruecknahme.ts';
import { OHNE_ABSCHNITTE, WOCHENVORGABE } from './vertrag/spaetere-vorgaben.ts';
import type { Akte } from './zustand.ts';

/** Complete by type: an event nobody folds doesn't compile. */
const HANDLER: Handler = {
	...freiwilligerHandler,
	...wunschHandler,
	...vertragHandler,
	...bfdVereinbarungHandler,
	...zeugnisHandler,
	...dokumentHandler,
	...seminarnachweisHandler,
};

/** Before fingerprints were recorded. */
const OHNE_HASH: Readonly<Record<number, Upcaster>> = {
	1: ({ facts, person }) => ({ facts: { ...facts, hash: null }, person }),
};

/** Before the rates of the seminar days were recorded. */
const OHNE_SAETZE: Upcaster = ({ facts, person }) => ({ facts: { ...facts, seminarsaetze: null }, person });

/** Before the days of the service week were a term: five, none laid down. */
const FUENF_TAGE: Upcaster = ({ facts, person }) => ({
	facts: { ...facts, bedingungen: { ...WOCHENVORGABE, ...(facts.bedingungen as object) } },
	person,
});

/** Before parts were a term of their own: what was shorter than the minimum stood on the Sonderkonzept alone. */
const NICHT_IN_ABSCHNITTEN: Upcaster = ({ facts, person }) => ({
	facts: { ...facts, bedingungen: { ...OHNE_ABSCHNITTE, ...(facts.bedingungen as object) } },
	person,
});

/** The file of one volunteer. Folding takes `nach` from the event and refuses nothing: what happened, happened. */
export const akteAggregat: Aggregat<Akte, AkteEreignis> = {
	name: 'Akte',
	maschinen: AKTENMASCHINEN,

	start: (id) => ({
		id,
		existiert: false,
		geloescht: false,
		status: 0,
		statusSeit: '',
		zyklusID: '',
		userID: null,
		herkunft: 'REGISTRIERUNG',
		angelegtAm: '',
		kontoEroeffnetAm: null,
		bewerbungAbgesendetAm: null,
		nachbearbeitungAbgeschlossenAm: null,
		datenschutz: null,
		traegerBetreuerUserID: null,
		person: {},
		einwilligungen: {},
		erloschen: [],
		erziehungsberechtigte: [],
		wuensche: [],
		vertraege: [],
		anforderungen: [],
		dokumente: [],
		signaturen: [],
		drucke: [],
		seminarnachweise: [],
		seminarpapiere: [],
		ersatztage: [],
		seminargruppeID: null,
		bemerkungen: [],
		abgleiche: [],
		statusverlauf: [],
		antworten: [],
		befehl: { id: '', seit: 0, grund: null },
		mahnausnahmen: [],
		letzteTat: null,
		personVersion: 0,
		version: 0,
	}),

	evolve(akte, e) {
		akte.version = e.version;
		if (akte.befehl.id !== e.meta.commandID) akte.befehl = { id: e.meta.commandID, seit: e.version, grund: null };
		if (e.person && 'grund' in e.person && e.person.grund) akte.befehl.grund = e.person.grund;
		HANDLER[e.type](akte, e as never);
		akte.letzteTat = letzteTat(akte, e);
	},

	upcaster: {
		VertragEntworfen: { 1: FUENF_TAGE, 2: NICHT_IN_ABSCHNITTEN },
		VertragGeeinigt: { ...OHNE_HASH, 2: OHNE_SAETZE },
		VertragUnterschrieben: OHNE_HASH,
		VertragManuellGesetzt: { 1: OHNE_SAETZE },
	},
};
