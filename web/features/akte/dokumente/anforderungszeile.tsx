import { Menu } from '@mantine/core';
import { IconBell, IconDots, IconEyeCheck, IconSignature, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { STUFEN } from '#domain/dokumentspec/auswahl.ts';
import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Ampel } from '../../../ui/figures/ampel.tsx';
import type { IconType } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { Dran } from '../../dran/dran.tsx';
import { Fortschritt } from '../../dran/fortschritt.tsx';
import { Status } from '../../status/status.tsx';
import aktionen from '../akte.module.css';
import { useAkte } from '../akte-kontext.tsx';
import { angaben, Dateizeile, zuletzt } from './datei-zeile.tsx';
import css from './dokumente.module.css';
import { Hochladen } from './hochladen.tsx';
import {
	type Anforderung,
	type Dokument,
	dokumentadresse,
	eigeneSitzung,
	neuestes,
	vorlagenadresse,
} from './queries.ts';
import { Stufenbalken } from './stufenbalken.tsx';
import { hauptvorgang, type Vorgang, vorgaenge, vorgaengeAmAelteren } from './taten.ts';
import { Unterschriften } from './unterschriften.tsx';

const TEXT = DOKUMENTE;
export const SPALTEN = 4;

interface AnforderungszeileProps {
	anforderung: Anforderung;
	/** The only filled button of the page. */
	istErste: boolean;
	onVorgang: (vorgang: Vorgang) => void;
	onAnsehen: (dokument: Dokument) => void;
}

/** A request in one row of the table; below it, as needed, where to drop a file, who signs, what came before. */
export function Anforderungszeile({ anforderung, istErste, onVorgang, onAnsehen }: AnforderungszeileProps) {
	const { heute } = useAkte();
	const [laedtHoch, setLaedtHoch] = useState(false);
	const [zeigtAeltere, setZeigtAeltere] = useState(false);
	const dokument = neuestes(anforderung);
	const aeltere = anforderung.dokumente.filter((d) => d !== dokument);
	const tue = (vorgang: Vorgang) =>
		vorgang.tat.aktion === 'hochladen' && vorgang.tat.erlaubt ? setLaedtHoch(true) : onVorgang(vorgang);
	const unterschreibt = eigeneSitzung(anforderung);
	const wirdUnterschrieben =
		dokument !== undefined && dokument.unterschriften.length > 0 && dokument.status !== DOKUMENT.nr.Invalidiert;
	const istOffen = laedtHoch || zeigtAeltere || wirdUnterschrieben;
	return (
		<>
			<tr className={cx(istOffen && css.offen, laedtHoch && css.gewaehlt)}>
				<th scope="row">
					<span className={css.name}>{anforderung.bezeichnung}</span>
					<Stufen anforderung={anforderung} />
					<Naeheres anforderung={anforderung} dokument={dokument} onAnsehen={onAnsehen} />
					{aeltere.length > 0 && (
						<TextButton aria-expanded={zeigtAeltere} onClick={() => setZeigtAeltere((vorher) => !vorher)}>
							{TEXT.aeltere(aeltere.length)}
						</TextButton>
					)}
				</th>
				<td>
					<Stand anforderung={anforderung} dokument={dokument} />
				</td>
				<td>
					<Dran dran={anforderung.dran} heute={heute} />
				</td>
				<td className={css.tun}>
					<Taten anforderung={anforderung} dokument={dokument} istErste={istErste} onVorgang={tue} />
				</td>
			</tr>
			{laedtHoch && (
				<tr className={css.gewaehlt}>
					<td colSpan={SPALTEN}>
						<div className={css.hochladen}>
							<Hochladen anforderung={anforderung} autoFocus onDone={() => setLaedtHoch(false)} />
							<IconButton
								icon={IconX}
								variant="bare"
								label={TEXT.hochladenSchliessen}
								onClick={() => setLaedtHoch(false)}
							/>
						</div>
					</td>
				</tr>
			)}
			{wirdUnterschrieben && (
				<tr>
					<td colSpan={SPALTEN}>
						<Unterschriften dokument={dokument} ohneKnopf={unterschreibt !== null} />
					</td>
				</tr>
			)}
			{zeigtAeltere &&
				aeltere.map((d) => (
					<Aelteres key={d.id} anforderung={anforderung} dokument={d} onVorgang={onVorgang} onAnsehen={onAnsehen} />
				))}
		</>
	);
}

interface NaeheresProps {
	anforderung: Anforderung;
	dokument: Dokument | undefined;
	onAnsehen: (dokument: Dokument) => void;
}

function Naeheres({ anforderung: { bemerkung }, dokument, onAnsehen }: NaeheresProps) {
	const zeilen = [bemerkung ?? '', ...(dokument ? angaben(dokument) : [])].filter(Boolean);
	return (
		<>
			{dokument && <Dateizeile dokument={dokument} onAnsehen={onAnsehen} />}
			{zeilen.map((zeile) => (
				<span key={zeile} className={css.naeheres}>
					{zeile}
				</span>
			))}
		</>
	);
}

/** The strictest level first, the others behind it. */
function Stufen({ anforderung: { stufen, isManuell } }: { anforderung: Anforderung }) {
	const vonOben = stufen.toSorted(
		(a, b) => STUFEN.indexOf(b.stufe) - STUFEN.indexOf(a.stufe) || a.abStatus - b.abStatus,
	);
	const [hoechste] = vonOben;
	const dazu = isManuell ? [TEXT.vonHand] : [];
	if (!hoechste) return <span className={css.naeheres}>{[TEXT.keineStufe, ...dazu].join(', ')}</span>;
	const worte = vonOben.map(({ stufe, abStatus }) => TEXT.stufeAb(STUFE_BEZEICHNUNG[stufe], abStatus));
	return (
		<span className={css.stufe}>
			<Stufenbalken stufe={hoechste.stufe} />
			<span>{[...worte, ...dazu].join(', ')}</span>
		</span>
	);
}

/** How it stands, and the next thing that happens. */
function Stand({ anforderung, dokument }: { anforderung: Anforderung; dokument: Dokument | undefined }) {
	return (
		<>
			<Stichwort anforderung={anforderung} dokument={dokument} />
			{naechstes(anforderung, dokument).map((zeile) => (
				<span key={zeile} className={css.naeheres}>
					{zeile}
				</span>
			))}
		</>
	);
}

function Stichwort({
	anforderung: { status, dran },
	dokument,
}: Pick<AnforderungszeileProps, 'anforderung'> & {
	dokument: Dokument | undefined;
}) {
	if (dokument)
		return (
			<>
				<Status katalog={DOKUMENT} nummer={dokument.status} />
				{dokument.status === DOKUMENT.nr.UnterschriftenSammeln && dokument.unterschriften.length > 0 && (
					<Fortschritt unterschriften={dokument.unterschriften} />
				)}
			</>
		);
	if (status === 'NOT_REQUESTED') return <Ampel state="none">{TEXT.nichtMehr}</Ampel>;
	if (dran?.tat === 'BEREITSTELLEN' && dran.partei === 'TRAEGER')
		return <Ampel state="none">{TEXT.nichtErzeugt}</Ampel>;
	return <Ampel state="missing">{TEXT.fehlt}</Ampel>;
}

function naechstes(anforderung: Anforderung, dokument: Dokument | undefined): readonly string[] {
	const { status, frist, naechsteMahnung, mahnstufe, gemahntAm } = anforderung;
	if (dokument && status === 'NOT_REQUESTED') return [TEXT.nichtMehr];
	const steht = dokument && dokument.status !== DOKUMENT.nr.UnterschriftenSammeln ? zuletzt(dokument) : '';
	return [
		steht,
		frist && status === 'NOT_PROVIDED' ? TEXT.frist(formatDatum(frist)) : '',
		naechsteMahnung ? TEXT.erinnerung(formatDatum(naechsteMahnung)) : '',
		naechsteMahnung && mahnstufe > 0 && gemahntAm ? TEXT.zuletzt(mahnstufe, formatDatum(gemahntAm)) : '',
	].filter(Boolean);
}

interface TatenProps {
	anforderung: Anforderung;
	dokument: Dokument | undefined;
	istErste: boolean;
	onVorgang: (vorgang: Vorgang) => void;
}

/** The most likely action as a button, the others in a menu; a blocked one stays there and says why. */
function Taten({ anforderung, dokument, istErste, onVorgang }: TatenProps) {
	const alle = vorgaenge(anforderung);
	const sitzungID = eigeneSitzung(anforderung);
	const haupt = sitzungID ? undefined : hauptvorgang(alle, anforderung.dran);
	const name = anforderung.bezeichnung;
	return (
		<div className={css.knoepfe}>
			{sitzungID && (
				<LinkButton
					to="/unterschrift/$signToken"
					params={{ signToken: sitzungID }}
					size="sm"
					variant={istErste ? 'primary' : 'secondary'}
					icon={IconSignature}
					aria-label={TEXT.tatZu(TEXT.unterschreiben, name)}
				>
					{TEXT.unterschreiben}
				</LinkButton>
			)}
			{haupt && (
				<Button
					size="sm"
					variant={istErste ? 'primary' : 'secondary'}
					icon={SYMBOL[haupt.tat.aktion]}
					aria-label={TEXT.tatZu(wort(haupt), name)}
					onClick={() => onVorgang(haupt)}
				>
					{wort(haupt)}
				</Button>
			)}
			<Vorgangsmenue
				name={name}
				vorgaenge={alle.filter((v) => v !== haupt)}
				onVorgang={onVorgang}
				dokument={dokument}
				vorlage={anforderung.hatVorlage ? anforderung.specID : null}
			/>
		</div>
	);
}

const SYMBOL: Readonly<Record<string, IconType>> = { pruefen: IconEyeCheck, mahnen: IconBell };

const wort = ({ tat }: Vorgang): string => TEXT.tat[tat.aktion as keyof typeof TEXT.tat] ?? tat.titel;

interface VorgangsmenueProps {
	name: string;
	vorgaenge: readonly Vorgang[];
	onVorgang: (vorgang: Vorgang) => void;
	dokument: Dokument | undefined;
	/** Specification whose template is filled; null: it has none. */
	vorlage: string | null;
}

function Vorgangsmenue({ name, vorgaenge: alle, onVorgang, dokument, vorlage }: VorgangsmenueProps) {
	const { freiwilliger } = useAkte();
	const mitDatei = dokument?.endung && !dokument.isGeloescht && !dokument.isEinsicht ? dokument : null;
	if (!alle.length && !mitDatei && !vorlage) return null;
	return (
		<Menu position="bottom-end" width={280}>
			<Menu.Target>
				<IconButton icon={IconDots} size="sm" label={TEXT.weitere(name)} />
			</Menu.Target>
			<Menu.Dropdown>
				{alle.map((vorgang) => (
					<Menu.Item
						key={vorgang.tat.aktion}
						className={vorgang.tat.erlaubt ? undefined : aktionen.gesperrt}
						rightSection={vorgang.tat.erlaubt ? undefined : <span className={aktionen.warum}>{TEXT.warum}</span>}
						data-danger={(vorgang.tat.aktion === 'loeschen' && vorgang.tat.erlaubt) || undefined}
						onClick={() => onVorgang(vorgang)}
					>
						{wort(vorgang)}
					</Menu.Item>
				))}
				{mitDatei && (
					<Menu.Item component="a" href={dokumentadresse(mitDatei)} download>
						{TEXT.herunterladen}
					</Menu.Item>
				)}
				{mitDatei?.isBesiegelt && (
					<Menu.Item component="a" href={`${dokumentadresse(mitDatei)}?original=true`} download>
						{TEXT.original}
					</Menu.Item>
				)}
				{vorlage && (
					<Menu.Item component="a" href={vorlagenadresse(freiwilliger.id, vorlage)} download>
						{TEXT.vorlageLaden}
					</Menu.Item>
				)}
			</Menu.Dropdown>
		</Menu>
	);
}

interface AelteresProps {
	anforderung: Anforderung;
	dokument: Dokument;
	onVorgang: (vorgang: Vorgang) => void;
	onAnsehen: (dokument: Dokument) => void;
}

function Aelteres({ anforderung, dokument, onVorgang, onAnsehen }: AelteresProps) {
	return (
		<tr className={css.aelteres}>
			<td>
				<Dateizeile dokument={dokument} onAnsehen={onAnsehen} />
				{angaben(dokument).map((zeile) => (
					<span key={zeile} className={css.naeheres}>
						{zeile}
					</span>
				))}
			</td>
			<td colSpan={2}>
				<Status katalog={DOKUMENT} nummer={dokument.status} />
				<span className={css.naeheres}>{zuletzt(dokument)}</span>
			</td>
			<td className={css.tun}>
				<div className={css.knoepfe}>
					<Vorgangsmenue
						name={dokument.name ?? TEXT.ohneName}
						vorgaenge={vorgaengeAmAelteren(anforderung, dokument)}
						onVorgang={onVorgang}
						dokument={dokument}
						vorlage={null}
					/>
				</div>
			</td>
		</tr>
	);
}
