import { Flex, Group } from '@mantine/core';
import { IconClock, IconFileText, IconPlus, IconRefresh, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Dranpartei } from '#domain/akte/dran/dran.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { call } from '../../../client/call.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { DRAN } from '../../../texte/dran.ts';
import { Button } from '../../../ui/button.tsx';
import { Geladen, WithReason } from '../../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pills } from '../../../ui/layout/tabs.tsx';
import { useTurnFilter } from '../../../ui/preferences.ts';
import { Span } from '../../../ui/span.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import { darf } from '../../portal/sitzung.ts';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import { AnfordernDialog } from './anfordern-dialog.tsx';
import { Anforderungszeile, SPALTEN } from './anforderungszeile.tsx';
import { type Bereitstellbares, BereitstellenDialog } from './bereitstellen-dialog.tsx';
import css from './dokumente.module.css';
import { type Anforderungsgruppe, abgeschlossene, dranGruppen, gruppen, istErfuellt } from './gruppen.ts';
import { type Anforderung, type Dokumentenakte, darfTun, dokumentenakteQuery, type Vorlage } from './queries.ts';
import { useSofort, type Vorgang } from './taten.ts';
import { type Offen, Vorgangsdialog } from './vorgangsdialog.tsx';

const TEXT = DOKUMENTE;
const SKELETT_ZEILEN = 8;

/** What is asked of the volunteer, by the status that needs it, and what was handed in. */
export function AkteDokumente() {
	const { freiwilliger } = useAkte();
	const query = useQuery(dokumentenakteQuery(freiwilliger.id));
	return (
		<Geladen query={query} lines={SKELETT_ZEILEN} failed={WithReason}>
			{(akte) => <Inhalt {...akte} />}
		</Geladen>
	);
}

function Inhalt(akte: Dokumentenakte) {
	const [gewaehlt, setGewaehlt] = useTurnFilter<Dranpartei>();
	const gruppen = dranGruppen(akte.anforderungen);
	const wer = gruppen.find(({ partei }) => partei === gewaehlt)?.partei ?? null;
	const gezeigte = wer ? akte.anforderungen.filter(({ dran }) => dran?.partei === wer) : akte.anforderungen;
	return (
		<>
			<Kopf anforderungen={akte.anforderungen} vorlagen={akte.vorlagen}>
				{gruppen.length > 0 && <Dranfilter gruppen={gruppen} wert={wer} onChange={setGewaehlt} />}
			</Kopf>
			<Tabelle anforderungen={gezeigte} kommend={wer ? null : <Kommendes {...akte} />} />
		</>
	);
}

interface DranfilterProps {
	gruppen: ReturnType<typeof dranGruppen>;
	/** null: all. */
	wert: Dranpartei | null;
	onChange: (partei: Dranpartei | null) => void;
}

/** Only what waits for one of them. */
function Dranfilter({ gruppen, wert, onChange }: DranfilterProps) {
	const { freiwilliger } = useAkte();
	const alle = gruppen.reduce((summe, { anzahl }) => summe + anzahl, 0);
	const wort = (partei: Dranpartei): string =>
		(partei === 'FREIWILLIGER' && freiwilliger.vorname) || DRAN.gruppe[partei];
	return (
		<Group gap={8}>
			<Span variant="secondary" size="sm" aria-hidden="true" data-print="hide">
				{DRAN.titel}
			</Span>
			<Pills<Dranpartei | 'ALLE'>
				label={DRAN.titel}
				value={wert ?? 'ALLE'}
				onChange={(partei) => onChange(partei === 'ALLE' ? null : partei)}
				options={[
					{ value: 'ALLE', label: DRAN.alle, count: alle },
					...gruppen.map(({ partei, anzahl }) => ({ value: partei, label: wort(partei), count: anzahl })),
				]}
			/>
		</Group>
	);
}

interface VorlagenProps {
	anforderungen: readonly Anforderung[];
	vorlagen: readonly Vorlage[];
}

interface KopfProps extends VorlagenProps {
	/** At the left. */
	children: ReactNode;
}

function Kopf({ anforderungen, vorlagen, children }: KopfProps) {
	const [offen, setOffen] = useState<'anfordern' | 'bereitstellen' | null>(null);
	const schliesse = () => setOffen(null);
	const bereitstellbar = bereitstellbares(anforderungen, vorlagen);
	const anforderbar = vorlagen.some(({ aktionen }) => darfTun(aktionen, 'anfordern'));
	return (
		<Group gap="8px 16px" wrap="wrap" pb={8}>
			{children}
			<Group align="stretch" wrap="wrap" ml="auto" data-print="hide">
				<Aktualisieren />
				{bereitstellbar.length > 0 && (
					<Button icon={IconUpload} onClick={() => setOffen('bereitstellen')}>
						{TEXT.tat.bereitstellen}
					</Button>
				)}
				{anforderbar && (
					<Button icon={IconPlus} onClick={() => setOffen('anfordern')}>
						{TEXT.tat.anfordern}
					</Button>
				)}
			</Group>
			{offen === 'anfordern' && <AnfordernDialog vorlagen={vorlagen} onClose={schliesse} />}
			{offen === 'bereitstellen' && (
				<BereitstellenDialog auswahl={bereitstellbar} gewaehlt={null} onClose={schliesse} />
			)}
		</Group>
	);
}

const bereitstellbares = (anforderungen: readonly Anforderung[], vorlagen: readonly Vorlage[]): Bereitstellbares[] => [
	...anforderungen.filter(({ aktionen }) => darfTun(aktionen, 'bereitstellen')),
	...vorlagen
		.filter(({ aktionen }) => darfTun(aktionen, 'bereitstellen'))
		.map(({ specID: id, bezeichnung, hatVorlage }) => ({ id, bezeichnung, hatVorlage })),
];

function Aktualisieren() {
	const { freiwilliger, sitzung } = useAkte();
	const { execute, isRunning } = useAbgleich(freiwilliger.id);
	if (!darf(sitzung, 'MA_VERWALTUNG', 'ADMIN')) return null;
	return (
		<Button variant="quiet" icon={IconRefresh} loading={isRunning} onClick={() => execute(undefined)}>
			{TEXT.aktualisieren}
		</Button>
	);
}

const useAbgleich = (id: string) =>
	useAkteBefehl<undefined>({
		run: (_, idempotencyKey) => call('POST /v1/freiwilliger/{id}/akte/sync', { params: { id }, idempotencyKey }),
		meldung: (_, antwort) => {
			const { data } = antwort as { data: { neu: number; entfallen: number } };
			return TEXT.aktualisiert(data.neu, data.entfallen);
		},
	});

interface KommendesProps extends VorlagenProps {
	kommtMit: Dokumentenakte['kommtMit'];
}

/** What the next step will ask for; who wants it earlier asks for it now. */
function Kommendes({ kommtMit, vorlagen }: KommendesProps) {
	const [offen, setOffen] = useState(false);
	if (!kommtMit) return null;
	const jetztSchon = vorlagen.filter(
		(v) => darfTun(v.aktionen, 'anfordern') && kommtMit.vorlagen.some(({ specID }) => specID === v.specID),
	);
	return (
		<div className={css.kommend}>
			<Icon of={IconClock} />
			<span>
				<b>{TEXT.kommtMit}</b> <Status katalog={FREIWILLIGER} nummer={kommtMit.status} />{' '}
				<Span variant="secondary" ml={4}>
					{kommtMit.vorlagen.map(({ bezeichnung }) => bezeichnung).join(', ')}
				</Span>
			</span>
			{jetztSchon.length > 0 && (
				<TextButton data-print="hide" onClick={() => setOffen(true)}>
					{TEXT.schonJetzt}
				</TextButton>
			)}
			{offen && <AnfordernDialog vorlagen={jetztSchon} onClose={() => setOffen(false)} />}
		</div>
	);
}

interface TabelleProps {
	anforderungen: readonly Anforderung[];
	/** Below what is asked for now. */
	kommend: ReactNode;
}

function Tabelle({ anforderungen, kommend }: TabelleProps) {
	const [offen, setOffen] = useState<Offen | null>(null);
	const sofort = useSofort();
	const tue = (vorgang: Vorgang) => {
		if (!vorgang.tat.erlaubt || !sofort(vorgang)) setOffen({ vorgang });
	};
	const geordnet = gruppen(anforderungen);
	const erste = geordnet.flatMap((gruppe) => gruppe.anforderungen).find((a) => a.dran?.istEigene);
	const zeile = (a: Anforderung) => (
		<Anforderungszeile
			key={a.id}
			anforderung={a}
			istErste={a === erste}
			onVorgang={tue}
			onAnsehen={(ansehen) => setOffen({ ansehen })}
		/>
	);
	const zu = abgeschlossene(anforderungen);
	if (anforderungen.length === 0)
		return (
			<>
				<Leer />
				{kommend}
			</>
		);
	return (
		<>
			<table className={css.tabelle} aria-label={TEXT.tabelle}>
				<Spaltenbreiten />
				<Spaltenkopf />
				{geordnet.map((gruppe) => (
					<tbody key={gruppe.fuer}>
						<Gruppenkopf gruppe={gruppe} />
						{gruppe.anforderungen.map(zeile)}
					</tbody>
				))}
			</table>
			{kommend}
			{zu.length > 0 && (
				<details className={css.abgeschlossen}>
					<summary>
						<b>{TEXT.abgeschlossen}</b> {zu.length} <Span variant="muted">{TEXT.abgeschlossenText}</Span>
					</summary>
					<table className={css.tabelle} aria-label={TEXT.abgeschlossen}>
						<Spaltenbreiten />
						<Spaltenkopf versteckt />
						<tbody>{zu.map(zeile)}</tbody>
					</table>
				</details>
			)}
			{offen && <Vorgangsdialog offen={offen} onClose={() => setOffen(null)} />}
		</>
	);
}

/** An Einsatzstelle sees documents only from the agreement on. */
function Leer() {
	const { sitzung } = useAkte();
	const text = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') ? TEXT.leerText : TEXT.leerStelle;
	return <EmptyState icon={IconFileText} title={TEXT.leer} text={text} />;
}

function Spaltenbreiten() {
	return (
		<colgroup>
			<col />
			<col className={css.standspalte} />
			<col className={css.dranspalte} />
			<col className={css.tatenspalte} />
		</colgroup>
	);
}

function Spaltenkopf({ versteckt = false }: { versteckt?: boolean }) {
	const { dokument, stand, dran, aktionen } = TEXT.spalte;
	return (
		<thead className={versteckt ? css.versteckt : undefined}>
			<tr>
				{[dokument, stand, dran].map((spalte) => (
					<th key={spalte} scope="col">
						{spalte}
					</th>
				))}
				<th scope="col">
					<span className={css.versteckt}>{aktionen}</span>
				</th>
			</tr>
		</thead>
	);
}

function Gruppenkopf({ gruppe: { fuer, anforderungen } }: { gruppe: Anforderungsgruppe }) {
	return (
		<tr className={css.gruppe}>
			<th colSpan={SPALTEN} scope="rowgroup">
				<Flex component="span" gap={16} justify="space-between">
					{fuer === null ? (
						TEXT.ohneStatus
					) : (
						<span>
							{TEXT.noetigFuer} <Status katalog={FREIWILLIGER} nummer={fuer} />
						</span>
					)}
					<span>{TEXT.nVonM(anforderungen.filter(istErfuellt).length, anforderungen.length)}</span>
				</Flex>
			</th>
		</tr>
	);
}
