/** Decisions on the invitation of a user. Table: User, Einladung. */
import { addiereTage } from '#domain/datum.ts';
import { NEU, type Uebergang, wortuebergang } from '#domain/maschine.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { EINLADUNG_TAGE, EINLADUNGSSTATUS, type Einladungsstatus } from '#domain/status/zugang.ts';
import { einladungMaschine } from './einladung.machine.ts';
import { pruefeNeuenZugang, type Zugangsangaben } from './zugangsangaben.ts';

export interface Einladung {
	readonly status: Einladungsstatus;
	/** ISO 8601 in UTC. */
	readonly gueltigBis: string;
}

/** Answer to a second invitation while the first one is open. */
export const SCHON_EINGELADEN: Regelverstoss = {
	code: 'EINLADUNG',
	http: 409,
	feld: 'email',
	text: 'Zu dieser E-Mail-Adresse gibt es schon eine offene Einladung.',
};

/** The job that marks expired ones comes once a day; until then the day says it. */
export const statusAm = ({ status, gueltigBis }: Einladung, jetzt: string): Einladungsstatus =>
	status === 'OFFEN' && gueltigBis <= jetzt ? nach(status, 'Abgelaufen') : status;

/** Good for two weeks from now. */
export const gueltigBis = (jetzt: string): string =>
	`${addiereTage(jetzt.slice(0, 10), EINLADUNG_TAGE)}${jetzt.slice(10)}`;

/** What it begins as. */
export const ausgesprochen = (): Einladungsstatus => nach(NEU, 'Ausgesprochen');

/** What is kept of an invitation that may be sent. */
export function ladeEin(akteur: Akteur, angaben: Zugangsangaben, jetzt: string) {
	return {
		...pruefeNeuenZugang(akteur, angaben),
		status: ausgesprochen(),
		gueltigBis: gueltigBis(jetzt),
	};
}

/** The status a step leads to; refused (G22) where the map doesn't have it. */
export function schritt(
	einladung: Einladung,
	was: Exclude<Uebergang<typeof einladungMaschine>, 'Ausgesprochen'>,
	jetzt: string,
) {
	return nach(statusAm(einladung, jetzt), was);
}

function nach(von: Einladungsstatus | typeof NEU, was: Uebergang<typeof einladungMaschine>): Einladungsstatus {
	const ziel = wortuebergang(einladungMaschine, von, was);
	if (ziel) return ziel;
	const status = von === NEU ? von : EINLADUNGSSTATUS[von];
	const text = `Die Aktion „${AKTION[was]}“ ist im Status ${status} nicht möglich.`;
	throw new Abgelehnt([{ code: 'G22', text, http: 409 }]);
}

const AKTION: Readonly<Record<Uebergang<typeof einladungMaschine>, string>> = {
	Ausgesprochen: 'Einladen',
	Angenommen: 'Einladung annehmen',
	Abgelaufen: 'Einladung ablaufen lassen',
	Zurueckgezogen: 'Einladung zurückziehen',
	ErneutGesendet: 'Einladung erneut senden',
};
