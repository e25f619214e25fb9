import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINAR_BEZEICHNUNG } from '#domain/seminar/bezeichnung.ts';
import { tageworte } from '#domain/seminar/worte.ts';
import { SEMINAR as STATUS } from '#domain/status/seminar.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { SEMINARE, SEMINAR as T, TEILNEHMENDE } from '../../texte/seminare.ts';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Status } from '../status/status.tsx';
import { Aktionen } from './aktionen.tsx';
import { type Seminar, seminarQuery } from './queries.ts';
import css from './seminare.module.css';
import { Teilnehmende } from './teilnehmende.tsx';
import { Seminarverlauf } from './verlauf.tsx';
import { tagezahl, termine, wo, zeitraum } from './worte.ts';

interface SeminarPageProps {
	id: string;
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
}

const CRUMBS: readonly Crumb[] = [{ label: T.gruppe }, { label: SEMINARE.titel, link: { to: '/admin/seminare' } }];

/** One seminar: what it is, where and when; for the Traeger with its steps and its history. */
export function SeminarPage({ id, sitzung, heute }: SeminarPageProps) {
	const { data: seminar } = useSuspenseQuery(seminarQuery(id));
	usePageHead({ title: seminar.bezeichnung, crumbs: CRUMBS });
	const pflegt = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const siehtTeilnehmende = pflegt || darf(sitzung, 'MA_VEREIN');
	const inhalt = (
		<Stack gap={32}>
			<Angaben seminar={seminar} />
			{siehtTeilnehmende && seminar.status !== 0 && <Teilnehmende seminar={seminar} pflegt={pflegt} />}
		</Stack>
	);
	return (
		<>
			<div className={css.kopf}>
				<FileHeader
					withAvatar={false}
					name={seminar.bezeichnung}
					badge={<Status katalog={STATUS} nummer={seminar.status} tinted size="lg" />}
					facts={fakten(seminar)}
					actions={pflegt && <Aktionen seminar={seminar} heute={heute} />}
				/>
			</div>
			{pflegt ? (
				<FileBody side={<Seminarverlauf id={id} heute={heute} />} sideLabel={VERLAUF.titel}>
					{inhalt}
				</FileBody>
			) : (
				<div className={css.ohneLeiste}>{inhalt}</div>
			)}
		</>
	);
}

function fakten(seminar: Seminar): KeyFact[] {
	const { seminartyp, geplanteTage, angemeldet, maxTeilnehmer, wartend, leitung } = seminar;
	return [
		fakt(T.termin, zeitraum(seminar), SEMINARE.offen),
		fakt(SEMINAR_BEZEICHNUNG.seminartypID, seminartyp, T.leer),
		fakt(SEMINAR_BEZEICHNUNG.geplanteTage, tagezahl(geplanteTage), T.leer),
		fakt(SEMINAR_BEZEICHNUNG.ort, wo(seminar), SEMINARE.offen),
		fakt(SEMINAR_BEZEICHNUNG.leitungPersonID, leitung, SEMINARE.offen),
		fakt(TEILNEHMENDE.titel, SEMINARE.belegung(angemeldet, maxTeilnehmer, wartend ?? 0), T.leer),
	];
}

const fakt = (label: string, wert: string | null, sonst: string): KeyFact =>
	wert ? { label, value: wert } : { label, value: sonst, empty: true };

function Angaben({ seminar }: { seminar: Seminar }) {
	const { absagegrund, adresse, anmeldeschluss, beschreibung, dienstarten, geplanteTage, isOnline } = seminar;
	const zeilen: readonly (readonly [string, string | null, string])[] = [
		...(absagegrund ? [[T.absagegrund, absagegrund, T.leer] as const] : []),
		[SEMINAR_BEZEICHNUNG.termine, termine(seminar).join('\n') || null, SEMINARE.offen],
		[SEMINAR_BEZEICHNUNG.geplanteTage, tageworte(geplanteTage * 10), T.leer],
		[SEMINAR_BEZEICHNUNG.ort, wo(seminar), SEMINARE.offen],
		[SEMINAR_BEZEICHNUNG.adresse, adresse, T.leer],
		[SEMINAR_BEZEICHNUNG.isOnline, isOnline ? T.ja : T.nein, T.leer],
		[SEMINAR_BEZEICHNUNG.anmeldeschluss, anmeldeschluss && formatDatum(anmeldeschluss), T.leer],
		[SEMINAR_BEZEICHNUNG.dienstartIDs, dienstarten.join(', ') || null, T.alle],
		[SEMINAR_BEZEICHNUNG.beschreibung, beschreibung, T.leer],
	];
	return (
		<Section title={T.daten} ruled>
			<dl className={css.angaben}>
				{zeilen.map(([label, wert, sonst]) => (
					<Zeile key={label} label={label} wert={wert} sonst={sonst} />
				))}
			</dl>
		</Section>
	);
}

function Zeile({ label, wert, sonst }: { label: string; wert: string | null; sonst: string }) {
	return (
		<>
			<dt>{label}</dt>
			<dd className={wert ? undefined : css.leer}>{wert ?? sonst}</dd>
		</>
	);
}
