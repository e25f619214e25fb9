import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BekannterOrt } from '#domain/geo/ortssuche.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { FELD } from '../../texte/zugang/registrierung.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { FilterBar, FilterChip } from '../../ui/table/filter-bar.tsx';
import { type Option, Wahl } from '../liste/chips/wahl.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Ortsfeld } from './ortsfeld.tsx';
import { sportartenQuery, taetigkeitsfelderQuery } from './queries.ts';
import { istGefiltert, type Kartensuche, UMKREIS_STANDARD, UMKREISE } from './suche.ts';

interface Dienstbeginnwahl {
	optionen: readonly { value: string; label: string }[];
	gewaehlt: string;
	onWahl: (zyklusID: string) => void;
}

/** Nothing for paper: around where and how far is said above the list. */
const VON_HAND = { 'data-print': 'hide' };

interface KartenfilterProps {
	suche: Kartensuche;
	istOrtUnbekannt: boolean;
	bekannte: readonly BekannterOrt[];
	/** The provider tells its services apart on the map. */
	mitDienstart: boolean;
	/** The starts to choose among; null: nobody can apply. */
	beginn: Dienstbeginnwahl | null;
	onChange: (teil: Partial<Kartensuche>) => void;
	onReset: () => void;
}

/** What narrows map and list. */
export function Kartenfilter({
	suche,
	istOrtUnbekannt,
	bekannte,
	mitDienstart,
	beginn,
	onChange,
	onReset,
}: KartenfilterProps) {
	const dienstarten = useQuery({ ...dienstartenQuery, enabled: mitDienstart });
	const sportarten = useQuery(sportartenQuery);
	const felder = useQuery(taetigkeitsfelderQuery);
	return (
		<FilterBar
			onReset={istGefiltert(suche) ? onReset : undefined}
			view={
				<SwitchField
					label={KARTE.frei}
					checked={suche.frei === true}
					onChange={(event) => onChange({ frei: event.currentTarget.checked || undefined })}
				/>
			}
		>
			{beginn && beginn.optionen.length > 1 && (
				<SelectField
					size="xs"
					w={220}
					aria-label={FELD.beginn}
					allowDeselect={false}
					data={beginn.optionen.map(({ value, label }) => ({ value, label }))}
					value={beginn.gewaehlt}
					onChange={(id) => id && beginn.onWahl(id)}
				/>
			)}
			<Ortsfeld
				wert={suche.ort ?? ''}
				istUnbekannt={istOrtUnbekannt}
				bekannte={bekannte}
				onChange={(ort) => onChange({ ort: ort || undefined })}
			/>
			<SelectField
				size="xs"
				w={100}
				wrapperProps={VON_HAND}
				aria-label={KARTE.umkreis}
				allowDeselect={false}
				data={UMKREISE.map((km) => ({ value: String(km), label: KARTE.km(km) }))}
				value={String(suche.km ?? UMKREIS_STANDARD)}
				onChange={(wert) => onChange({ km: UMKREISE.find((km) => String(km) === wert) })}
			/>
			{mitDienstart && (
				<Mehrfach
					titel={KARTE.dienstart}
					optionen={dienstarten.data?.map(({ id, kurz }) => ({ id, name: kurz }))}
					gewaehlt={suche.dienstart}
					onChange={(dienstart) => onChange({ dienstart })}
				/>
			)}
			<Mehrfach
				titel={KARTE.sportart}
				optionen={sportarten.data?.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }))}
				gewaehlt={suche.sportart}
				onChange={(sportart) => onChange({ sportart })}
			/>
			<Mehrfach
				titel={KARTE.taetigkeitsfeld}
				optionen={felder.data?.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }))}
				gewaehlt={suche.feld}
				onChange={(feld) => onChange({ feld })}
			/>
			<FilterChip
				name={KARTE.alter}
				value={suche.alter && KARTE.alterWert(suche.alter)}
				onRemove={() => onChange({ alter: undefined })}
			>
				<NumberField
					label={KARTE.alterFeld}
					unit={KARTE.jahre}
					min={10}
					max={99}
					value={suche.alter ?? null}
					onChange={(alter) => onChange({ alter: alter !== null && alter >= 10 && alter <= 99 ? alter : undefined })}
				/>
			</FilterChip>
			<SwitchField
				label={KARTE.unterkunft}
				wrapperProps={suche.unterkunft ? {} : VON_HAND}
				checked={suche.unterkunft === true}
				onChange={(event) => onChange({ unterkunft: event.currentTarget.checked || undefined })}
			/>
		</FilterBar>
	);
}

interface MehrfachProps {
	titel: string;
	optionen: readonly Option[] | undefined;
	gewaehlt: readonly string[] | undefined;
	onChange: (ids: string[] | undefined) => void;
}

const SUCHE_AB = 9;
const NAMEN = 2;

/** Several of a list; offered only where there is one. */
function Mehrfach({ titel, optionen, gewaehlt = [], onChange }: MehrfachProps) {
	const [text, setText] = useState('');
	if (!optionen?.length) return null;
	const namen = optionen.filter(({ id }) => gewaehlt.includes(id)).map(({ name }) => name);
	const gesucht = text.trim().toLocaleLowerCase('de');
	return (
		<FilterChip
			name={titel}
			value={namen.length > 0 ? namen.slice(0, NAMEN).join(', ') : undefined}
			more={Math.max(0, namen.length - NAMEN)}
			onRemove={() => onChange(undefined)}
		>
			<Wahl
				titel={titel}
				optionen={optionen.filter(({ name }) => name.toLocaleLowerCase('de').includes(gesucht))}
				gewaehlt={gewaehlt}
				onChange={(ids) => onChange(ids.length > 0 ? [...ids] : undefined)}
				suche={optionen.length >= SUCHE_AB ? { text, onChange: setText } : undefined}
			/>
		</FilterChip>
	);
}
