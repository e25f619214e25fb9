import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Blattstelle, Feldinhalt, Feldplatz, Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { DOKUMENTENCENTER } from '../../texte/verwaltung/dokumentencenter.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { Segments } from '../../ui/layout/tabs.tsx';
import type { SpecGanz } from '../dokumentencenter/queries.ts';
import { type Probeperson, ProbeWahl } from '../mailvorlagen/probe-wahl.tsx';
import { type Auswahl, type Feldstand, naechsterVorschlag } from './entwurf.ts';
import { Ergebnis } from './ergebnis.tsx';
import { Feldliste } from './feldliste.tsx';
import css from './pdffelder.module.css';
import { ausgefuelltQuery, feldprobeQuery } from './queries.ts';
import { Seitenansicht } from './seitenansicht.tsx';
import { Tafel } from './tafel.tsx';
import { inhaltswort } from './worte.ts';

interface ArbeitsflaecheProps {
	spec: SpecGanz;
	uploadID: string;
	seiten: number;
	alle: readonly Feldstand[];
	/** What would be filled, proposals included. */
	felder: readonly Feldzuordnung[];
	auswahl: Auswahl;
	gewaehlt: string | null;
	onWahl: (feld: string) => void;
	onAnnehmen: (feld: string) => void;
	onInhalt: (feld: string, inhalt: Feldinhalt) => void;
	onPlatz: (feld: string, platz: Feldplatz) => void;
	onEntfernen: (feld: string) => void;
	setzeHin: (stelle: Blattstelle) => void;
	aenderbar: boolean;
}

const PAUSE_MS = 500;
const FAELLE = (['VOLL', 'KNAPP'] as const).map((value) => ({ value, label: DOKUMENTENCENTER.fall[value] }));

/** List, page and panel. */
export function Arbeitsflaeche(props: ArbeitsflaecheProps) {
	const { spec, uploadID, seiten, alle, felder, auswahl, gewaehlt, onWahl, onAnnehmen, onInhalt, aenderbar } = props;
	const [seite, setSeite] = useState(1);
	const [suche, setSuche] = useState('');
	const [ansicht, setAnsicht] = useState<'FELDER' | 'AUSGEFUELLT'>('FELDER');
	const [gezogen, setGezogen] = useState<Feldinhalt | null>(null);
	const [person, setPerson] = useState<Probeperson | null>(null);
	const [fall, setFall] = useState<'VOLL' | 'KNAPP'>('VOLL');
	const wer = person ? { freiwilligerID: person.id } : { fall };
	const [wunsch] = useDebouncedValue(JSON.stringify({ felder, ...wer }), PAUSE_MS);
	const probe = useQuery({ ...feldprobeQuery(spec.id, wunsch), placeholderData: keepPreviousData });
	const ausgefuellt = useQuery({ ...ausgefuelltQuery(spec.id, wunsch), enabled: ansicht === 'AUSGEFUELLT' });
	const zug = { gezogen, setze: setGezogen };
	const stand = alle.find(({ feld }) => feld.name === gewaehlt) ?? null;
	const waehle = (name: string) => {
		onWahl(name);
		const dort = alle.find(({ feld }) => feld.name === name)?.feld.stellen[0]?.seite;
		if (dort) setSeite(dort);
	};
	const passende = alle.filter(
		(einer) => (auswahl === 'ALLE' || einer.stand === auswahl) && enthaelt(einer, suche.toLocaleLowerCase('de')),
	);
	const istGefiltert = auswahl !== 'ALLE' || suche !== '';
	const zeilen = istGefiltert ? passende : passende.filter((einer) => seiteVon(einer, seite) === seite);
	const weitere = istGefiltert ? [] : andereSeiten(passende, seite);
	const wahl = (
		<Stack gap={8}>
			<ProbeWahl value={person} onChange={setPerson} worte={T.probe} />
			{!person && <Segments label={DOKUMENTENCENTER.beispiele} value={fall} options={FAELLE} onChange={setFall} />}
		</Stack>
	);
	return (
		<div className={css.spalten}>
			<Feldliste
				{...{ zeilen, weitere, suche, gewaehlt, onInhalt, zug, aenderbar, onAnnehmen }}
				onSuche={setSuche}
				onWahl={waehle}
				onSeite={setSeite}
			/>
			<Seitenansicht
				{...{ spec, uploadID, seiten, seite, ansicht, alle, gewaehlt, onInhalt, zug, aenderbar }}
				ausgefuellt={ausgefuellt}
				onSeite={setSeite}
				onAnsicht={setAnsicht}
				onWahl={waehle}
				onSetzen={props.setzeHin}
			/>
			<aside className={css.tafel} aria-label={T.angabe}>
				{ansicht === 'FELDER' ? (
					<Tafel
						{...{ stand, wahl, zug, aenderbar }}
						probe={probe.data?.find(({ feld }) => feld === gewaehlt)}
						weiter={gewaehlt === null ? null : naechsterVorschlag(alle, gewaehlt)}
						luecken={alle.filter((einer) => einer.stand === 'OHNE')}
						vergeben={alle.flatMap(({ inhalt }) => (inhalt?.art === 'ANGABE' ? [inhalt.angabe] : []))}
						onInhalt={(inhalt) => gewaehlt !== null && onInhalt(gewaehlt, inhalt)}
						onPlatz={(platz) => gewaehlt !== null && props.onPlatz(gewaehlt, platz)}
						onEntfernen={() => gewaehlt !== null && props.onEntfernen(gewaehlt)}
						onAnnehmen={() => gewaehlt !== null && onAnnehmen(gewaehlt)}
						onWahl={waehle}
					/>
				) : (
					<Ergebnis
						{...{ wahl, alle }}
						probe={probe.data ?? []}
						onMuster={ausgefuellt.data ? () => ladeHerunter(`Muster ${spec.bezeichnung}.pdf`, ausgefuellt.data) : null}
					/>
				)}
			</aside>
		</div>
	);
}

const enthaelt = ({ feld, inhalt }: Feldstand, gesucht: string): boolean =>
	`${feld.name} ${inhalt ? inhaltswort(inhalt) : ''}`.toLocaleLowerCase('de').includes(gesucht);

/** What stands nowhere is listed on every page. */
const seiteVon = ({ feld }: Feldstand, sonst: number): number => feld.stellen[0]?.seite ?? sonst;

function andereSeiten(alle: readonly Feldstand[], seite: number) {
	const jeSeite = Map.groupBy(alle, (einer) => seiteVon(einer, seite));
	return [...jeSeite]
		.filter(([nummer]) => nummer !== seite)
		.sort(([a], [b]) => a - b)
		.map(([nummer, felder]) => ({ seite: nummer, anzahl: felder.length }));
}
