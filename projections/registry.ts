import type { ColumnType } from 'kysely';
import type { Listenkey } from '#domain/stammdaten/listen.ts';
import { adresse } from './adresse/adresse.ts';
import { aktenabgleich } from './akte/aktenabgleich.ts';
import { anforderung } from './akte/anforderung.ts';
import { angaben } from './akte/angaben.ts';
import { anwesenheit } from './akte/anwesenheit.ts';
import { ausgabe } from './akte/ausgabe.ts';
import { bemerkung } from './akte/bemerkung.ts';
import { bfdvereinbarung } from './akte/bfdvereinbarung.ts';
import { datenschutzstand } from './akte/datenschutzstand.ts';
import { dokument } from './akte/dokument.ts';
import { druck } from './akte/druck.ts';
import { freiwilliger } from './akte/freiwilliger.ts';
import { geldvertrag } from './akte/geldvertrag.ts';
import { seminarbedarf } from './akte/seminarbedarf.ts';
import { seminarnachweis } from './akte/seminarnachweis.ts';
import { signatur } from './akte/signatur.ts';
import { stammblatt } from './akte/stammblatt.ts';
import { statuswechsel } from './akte/statuswechsel.ts';
import { waechterlage } from './akte/waechterlage.ts';
import { wunsch } from './akte/wunsch.ts';
import { wunschantwort } from './akte/wunschantwort.ts';
import { zeugnis } from './akte/zeugnis.ts';
import { zustimmung } from './akte/zustimmung.ts';
import { dokumentspec } from './dokumentspec/dokumentspec.ts';
import { download, downloadinfo, downloadordnung } from './download/download.ts';
import type { Projektion } from './engine/projection.ts';
import { lauf, laufzeile } from './geld/lauf.ts';
import {
	anerkennung,
	anerkennungsfrist,
	belegung,
	genehmigung,
	kontingentabfrage,
	zuteilung,
} from './kontingent/kontingent.ts';
import { person, personFunktion } from './person/person.ts';
import { seminar } from './seminar/seminar.ts';
import { gruppenplatz, seminargruppe } from './seminar/seminargruppe.ts';
import { seminarhaus } from './seminar/seminarhaus.ts';
import { kalenderplatz, seminarkalender } from './seminar/seminarkalender.ts';
import { seminarplatz } from './seminar/seminarplatz.ts';
import { mailvorlage } from './stammdaten/mailvorlage.ts';
import { portaltext } from './stammdaten/portaltext.ts';
import {
	dienstart,
	feldabfrage,
	foerderprogramm,
	land,
	listen,
	parameter,
	schulferien,
} from './stammdaten/stammdaten.ts';
import { textbaustein } from './stammdaten/textbaustein.ts';
import { benutzer } from './user/benutzer.ts';
import { zyklus } from './zyklus/zyklus.ts';
import { zyklusbudget } from './zyklus/zyklusbudget.ts';

const EINZELNE = [
	freiwilliger,
	wunsch,
	statuswechsel,
	wunschantwort,
	bemerkung,
	aktenabgleich,
	angaben,
	stammblatt,
	zustimmung,
	datenschutzstand,
	anforderung,
	dokument,
	ausgabe,
	druck,
	signatur,
	seminarnachweis,
	seminarbedarf,
	anwesenheit,
	geldvertrag,
	bfdvereinbarung,
	zeugnis,
	waechterlage,
	lauf,
	laufzeile,
	genehmigung,
	zuteilung,
	belegung,
	adresse,
	anerkennung,
	anerkennungsfrist,
	kontingentabfrage,
	person,
	personFunktion,
	seminar,
	seminarplatz,
	seminarhaus,
	seminarkalender,
	kalenderplatz,
	seminargruppe,
	gruppenplatz,
	benutzer,
	zyklus,
	zyklusbudget,
	dienstart,
	dokumentspec,
	download,
	downloadinfo,
	downloadordnung,
	feldabfrage,
	foerderprogramm,
	land,
	parameter,
	mailvorlage,
	portaltext,
	schulferien,
	textbaustein,
] as const;

/** All projections of the portal; a table that leaves this list is dropped at the next start. */
export const PROJEKTIONEN = [...EINZELNE, ...listen] as readonly Projektion[];

type Zeilenform<P> = P extends { rows(zustand: never): readonly (infer R)[] } ? R : never;
/** Read by queries; written by the engine alone. */
type Tabelle<P> = { readonly [Spalte in keyof Zeilenform<P>]: ColumnType<Zeilenform<P>[Spalte], never, never> };

/** The tables of the projections, as their functions fill them. */
export type Projektionstabellen = {
	readonly [P in (typeof EINZELNE)[number] as P['table']]: Tabelle<P>;
} & { readonly [Liste in Listenkey]: Tabelle<(typeof listen)[number]> };
