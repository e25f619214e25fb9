/** What happened to an account, as the rest of a sentence whose subject is the person who did it: `hat … gesperrt.` */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import type { UserEreignis, Zuordnung } from './ereignisse.ts';

/** One line of the account's timeline. */
export interface Benutzerschritt {
	/** Stream version of its event. */
	readonly version: number;
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	readonly satz: string;
}

/** Names of the places an account is assigned to. */
type Adressname = (id: string) => string;

type Satz<T extends UserEreignis['type']> = (
	facts: Extract<UserEreignis, { type: T }>['facts'],
	adresse: Adressname,
) => string;

const SAETZE: { readonly [T in UserEreignis['type']]: Satz<T> } = {
	UserAngelegt: ({ rollen }) => `hat das Konto angelegt, mit der Rolle ${rollennamen(rollen)}.`,
	UserFreigeschaltet: () => 'hat die E-Mail-Adresse bestätigt; das Konto ist freigeschaltet.',
	RollenGeaendert: ({ von, nach }) =>
		`hat die Rollen geändert: bisher ${rollennamen(von)}, jetzt ${rollennamen(nach)}.`,
	ZuordnungGeaendert: ({ von, nach }, adresse) => `hat die Einsatzstellen geändert: ${wechsel(von, nach, adresse)}.`,
	UserGesperrt: () => 'hat das Konto gesperrt.',
	UserEntsperrt: () => 'hat das Konto entsperrt.',
	UserNameGeaendert: () => 'hat den Namen geändert.',
	KennwortGesetzt: () => 'hat ein Kennwort gesetzt.',
	AutomatischeZuweisungGesetzt: ({ isBetreuerAutomatischZuweisen }) =>
		isBetreuerAutomatischZuweisen
			? 'hat eingetragen, dass neue Bewerbungen diesem Konto zugewiesen werden.'
			: 'hat eingetragen, dass neue Bewerbungen diesem Konto nicht mehr zugewiesen werden.',
	UnterschriftHinterlegt: ({ uploadID }) =>
		uploadID === null ? 'hat die hinterlegte Unterschrift entfernt.' : 'hat eine Unterschrift hinterlegt.',
	SpracheGeaendert: ({ nach }) => `hat die Sprache auf ${nach === 'de' ? 'Deutsch' : 'Englisch'} gesetzt.`,
	EmailAenderungAngefordert: () => 'hat eine neue E-Mail-Adresse angegeben; sie wartet auf Bestätigung.',
	EmailGeaendert: () => 'hat die neue E-Mail-Adresse bestätigt.',
	EmailAenderungVerworfen: () => 'hat die Änderung der E-Mail-Adresse verworfen.',
	ZweiterFaktorEingerichtet: () => 'hat den zweiten Faktor eingerichtet.',
	ZweiterFaktorEntfernt: () => 'hat den zweiten Faktor entfernt.',
	UserGeloescht: () => 'hat das Konto gelöscht.',
	PersonenbezugGeloescht: () => 'hat personenbezogene Daten gelöscht.',
};

/** The account's whole timeline, oldest line first. */
export const benutzerverlauf = (
	ereignisse: readonly Aufgezeichnet<UserEreignis>[],
	adresse: Adressname,
): Benutzerschritt[] =>
	ereignisse.map((e) => ({
		version: e.version,
		zeit: e.meta.zeit,
		userID: e.meta.userID,
		impersoniertVon: e.meta.impersoniertVon,
		satz: (SAETZE[e.type] as Satz<typeof e.type>)(e.facts as never, adresse),
	}));

/** What an administrator carries besides isn't named. */
const rollennamen = (rollen: readonly (keyof typeof ROLLEN_LABEL)[]): string =>
	rollen
		.filter((rolle) => rolle !== 'MA_VERWALTUNG' || !rollen.includes('ADMIN'))
		.map((rolle) => ROLLEN_LABEL[rolle])
		.join(', ');

function wechsel(von: Zuordnung, nach: Zuordnung, adresse: Adressname): string {
	const [alt, neu] = [von, nach].map((z) => [...z.einsatzstelleIDs, ...z.einsatzortIDs]) as [string[], string[]];
	const dazu = neu.filter((id) => !alt.includes(id)).map(adresse);
	const weg = alt.filter((id) => !neu.includes(id)).map(adresse);
	const teile = [
		...(dazu.length ? [`neu ${dazu.join(', ')}`] : []),
		...(weg.length ? [`nicht mehr ${weg.join(', ')}`] : []),
	];
	return teile.join('; ');
}
