import { Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { grundform } from '#domain/dokumentspec/pdffeld/fuellung.ts';
import { ANGABEN, type Feldinhalt, type Feldplatz, GANZE_SEITE } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { angabeName, type Feldstand } from './entwurf.ts';
import { FormWahl } from './form-wahl.tsx';
import css from './pdffelder.module.css';
import { Standzeichen } from './standzeichen.tsx';
import { artwort } from './worte.ts';
import { type Zug, ziehbar } from './zug.ts';

export interface Feldprobe {
	readonly wert: string;
	readonly text: string;
	readonly isZuLang: boolean;
}

interface TafelProps {
	stand: Feldstand | null;
	probe: Feldprobe | undefined;
	/** Whose values it is tried with. */
	wahl: ReactNode;
	/** The next proposal. */
	weiter: string | null;
	luecken: readonly Feldstand[];
	vergeben: readonly string[];
	onInhalt: (inhalt: Feldinhalt) => void;
	onPlatz: (platz: Feldplatz) => void;
	onEntfernen: () => void;
	onAnnehmen: () => void;
	onWahl: (feld: string) => void;
	zug: Zug;
	aenderbar: boolean;
}

/** What the chosen field holds, why that is proposed, and what would stand there. */
export function Tafel({ stand, luecken, onWahl, ...rest }: TafelProps) {
	return (
		<Stack gap={16}>
			{stand ? <Feld key={stand.feld.name} stand={stand} {...rest} /> : <Text variant="secondary">{T.waehlen}</Text>}
			{luecken.length > 0 && (
				<section className={css.trenner}>
					<h2>{T.luecken}</h2>
					{luecken.slice(0, LUECKEN_ZEIGEN).map(({ feld: { name } }, i) => (
						<p key={name} className={css.luecke}>
							<Standzeichen stand="OHNE" />
							<span>
								<TextButton onClick={() => onWahl(name)}>{name}</TextButton> {T.luecke[0]}
								{i === 0 && ` ${T.luecke[1]}`}
							</span>
						</p>
					))}
				</section>
			)}
		</Stack>
	);
}
const LUECKEN_ZEIGEN = 8;

type FeldProps = Omit<TafelProps, 'luecken' | 'onWahl' | 'stand'> & { stand: Feldstand };

function Feld({ stand, probe, wahl, weiter, ...rest }: FeldProps) {
	const { feld, inhalt, stand: wie, platz } = stand;
	const { aenderbar, onAnnehmen, onEntfernen } = rest;
	const zusatz = feld.zeichen && !feld.isKaestchen ? T.zeichen(feld.zeichen) : '';
	return (
		<>
			<div>
				<h2>{feld.name}</h2>
				<Text variant="note">{T.feldVon(artwort(stand), feld.stellen[0]?.seite ?? null, zusatz)}</Text>
			</div>
			{wie === 'UNTERSCHRIFT' ? (
				<Text variant="secondary">{T.unterschriftHinweis}</Text>
			) : (
				<>
					{wie === 'VORSCHLAG' && feld.vorschlag && (
						<p className={css.grund}>
							<Standzeichen stand="VORSCHLAG" />
							<span>
								<b>{T.vorschlag}</b> {T.vorschlagAus[feld.vorschlag.aus]} „{feld.vorschlag.worte}“
							</span>
						</p>
					)}
					<Inhaltswahl stand={stand} {...rest} />
					{inhalt?.art === 'ANGABE' && (
						<FormWahl
							feld={feld}
							inhalt={inhalt}
							wert={probe?.wert ?? ''}
							readOnly={!aenderbar}
							onForm={(form) => rest.onInhalt({ ...inhalt, form })}
						/>
					)}
					{inhalt?.art === 'ANGABE' && <Text variant="note">{T.leerHinweis}</Text>}
					{platz && <Lage platz={platz} onPlatz={rest.onPlatz} readOnly={!aenderbar} />}
					{aenderbar && wie === 'VORSCHLAG' && (
						<Button variant="primary" icon={IconCheck} fullWidth onClick={onAnnehmen}>
							{T.annehmenWeiter(weiter)}
						</Button>
					)}
					<div className={css.trenner}>
						<Stack gap={10}>
							{wahl}
							<div className={css.steht}>
								<span>{T.stehtImFeld}</span>
								<b>{probe?.text || T.nichts}</b>
							</div>
							{probe?.isZuLang && <Text variant="warning">{T.zuLang}</Text>}
						</Stack>
					</div>
					{aenderbar && stand.isEntschieden && (
						<div>
							<TextButton onClick={onEntfernen}>{platz ? T.feldEntfernen : T.entfernen}</TextButton>
						</div>
					)}
					{aenderbar && wie === 'OHNE' && <Vorrat stand={stand} {...rest} />}
				</>
			)}
		</>
	);
}

const TEXT = '#TEXT';
const LEER = '#LEER';

/** In the order one thinks of them: the person first. */
const WAHL = ANGABEN.map((name) => ({ value: name, label: platzhalterName(name) }));

function Inhaltswahl({ stand: { feld, inhalt, platz }, onInhalt, aenderbar }: InhaltswahlProps) {
	const istKreuz = feld.art === 'KREUZ';
	const isOffen = platz && inhalt?.art === 'LEER';
	const wert =
		!inhalt || isOffen ? null : inhalt.art === 'ANGABE' ? inhalt.angabe : inhalt.art === 'TEXT' ? TEXT : LEER;
	const waehle = (neu: string | null) => {
		if (neu === LEER) onInhalt({ art: 'LEER' });
		else if (neu === TEXT) onInhalt({ art: 'TEXT', text: istKreuz ? 'ja' : '' });
		else if (neu) onInhalt({ art: 'ANGABE', angabe: neu, form: grundform(feld, neu) });
	};
	return (
		<Stack gap={12}>
			<SelectField
				label={T.angabe}
				data={[
					...(platz ? [] : [{ value: LEER, label: T.bleibtLeer }]),
					{ value: TEXT, label: istKreuz ? T.immerAngekreuzt : T.festerText },
					...WAHL,
				]}
				searchable
				allowDeselect={false}
				readOnly={!aenderbar}
				value={wert}
				onChange={waehle}
			/>
			{inhalt?.art === 'TEXT' && !istKreuz && (
				<TextAreaField
					label={T.text}
					autosize
					maxLength={500}
					readOnly={!aenderbar}
					value={inhalt.text}
					onChange={(event) => onInhalt({ art: 'TEXT', text: event.currentTarget.value })}
				/>
			)}
		</Stack>
	);
}
type InhaltswahlProps = Pick<FeldProps, 'stand' | 'onInhalt' | 'aenderbar'>;

const HAEUFIG = [
	...['nachname_vorname', 'nachname', 'vorname', 'geburtsdatum', 'geburtsort', 'strasse_hausnummer', 'plz_ort'].map(
		(n) => `freiwilliger.${n}`,
	),
	...['freiwilliger.telefon', 'freiwilliger.email', 'vertrag.beginn', 'vertrag.ende', 'einsatzstelle.bezeichnung'],
	...['einsatzort.bezeichnung', 'mandant.bezeichnung', 'datum.heute'],
];

/** What forms ask for most and this one has nowhere yet. */
function Vorrat({
	stand: { feld },
	vergeben,
	onInhalt,
	zug,
}: Pick<FeldProps, 'stand' | 'vergeben' | 'onInhalt' | 'zug'>) {
	const freie = HAEUFIG.filter((angabe) => !vergeben.includes(angabe));
	if (freie.length === 0) return null;
	return (
		<Stack gap={6}>
			<h3>{T.vorrat}</h3>
			<div className={css.vorrat}>
				{freie.map((angabe) => {
					const inhalt: Feldinhalt = { art: 'ANGABE', angabe, form: grundform(feld, angabe) };
					return (
						<button
							key={angabe}
							type="button"
							className={css.chip}
							onClick={() => onInhalt(inhalt)}
							{...ziehbar(zug, inhalt)}
						>
							{angabeName(angabe)}
						</button>
					);
				})}
			</div>
			<Text variant="note">{T.vorratText}</Text>
		</Stack>
	);
}

const PROZENT = GANZE_SEITE / 100;
const MASSE = ['x', 'y', 'breite', 'hoehe'] as const;

/** By keyboard, and more exactly than by hand. */
function Lage({
	platz,
	onPlatz,
	readOnly,
}: {
	platz: Feldplatz;
	onPlatz: (platz: Feldplatz) => void;
	readOnly: boolean;
}) {
	const setze = (mass: (typeof MASSE)[number], prozent: number | null) => {
		if (prozent === null || prozent < 0) return;
		const neu = { ...platz, [mass]: Math.round(prozent * PROZENT) };
		const passt = neu.x + neu.breite <= GANZE_SEITE && neu.y + neu.hoehe <= GANZE_SEITE;
		if (passt && neu.breite > 0 && neu.hoehe > 0) onPlatz(neu);
	};
	return (
		<Stack gap={8}>
			<Segments
				label={T.feldart}
				value={platz.art}
				options={(['TEXT', 'KREUZ'] as const).map((value) => ({ value, label: T.art[value] }))}
				onChange={(art) => !readOnly && onPlatz({ ...platz, art })}
			/>
			<h3>{T.lage}</h3>
			<Text variant="note">{T.lageText}</Text>
			<div className={css.masse}>
				{MASSE.map((mass) => (
					<NumberField
						key={mass}
						size="xs"
						label={T[mass]}
						unit="%"
						decimalScale={1}
						min={0}
						max={100}
						readOnly={readOnly}
						value={Math.round(platz[mass] / 10) / 10}
						onChange={(prozent) => setze(mass, prozent)}
					/>
				))}
			</div>
		</Stack>
	);
}
