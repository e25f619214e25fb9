import { Flex, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import {
	type Abfragefeld,
	FELDER_NACH_GRUPPE,
	GRUPPE_LABEL,
	istVertragsfeld,
} from '#domain/feldabfrage/abfragefelder.ts';
import type { Zielstatus } from '#domain/feldabfrage/zielstatus.ts';
import { mitZugehoerigen } from '#domain/feldabfrage/zusammen.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { ELTERNFELDER, istElternfeld } from '#domain/felder/elternfelder.ts';
import { FELDABFRAGEN as T } from '../../texte/listen/feldabfragen.ts';
import { IconButton } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import css from './feldabfragen.module.css';
import type { Abfragezeile } from './queries.ts';

interface FelderlisteProps {
	zielStatus: Zielstatus;
	felder: readonly Abfragezeile[];
	/** By `felder` and `felder.<place>`. */
	fehler: Readonly<Record<string, React.ReactNode>>;
	onChange: (felder: Abfragezeile[]) => void;
}

/** The asked fields in their order, and a picker of those that can still be asked for. */
export function Felderliste({ zielStatus, felder, fehler, onChange }: FelderlisteProps) {
	const [suche, setSuche] = useState('');
	const gewaehlt = felder.map((f) => f.feldKey);
	const gruppen = Object.entries(FELDER_NACH_GRUPPE).map(([gruppe, keys]) => ({
		group: GRUPPE_LABEL[gruppe as keyof typeof GRUPPE_LABEL],
		items: (keys as readonly Abfragefeld[])
			.filter((key) => !gewaehlt.includes(key) && (zielStatus >= AB_EINIGUNG || !istVertragsfeld(key)))
			.map((value) => ({ value, label: FELD_BEZEICHNUNG[value] })),
	}));
	const aendere = (nr: number, teil: Partial<Abfragezeile>) =>
		onChange(felder.map((f, i) => (i === nr ? { ...f, ...teil } : f)));
	return (
		<fieldset>
			<Text component="legend" fw={500} p={0} mb={4}>
				{T.feld.felder}
			</Text>
			<Flex component="ol" direction="column" mb={12}>
				{felder.map((zeile, nr) => (
					<Zeile
						key={zeile.feldKey}
						zeile={zeile}
						fehler={fehler[`felder.${nr}`]}
						istErste={nr === 0}
						istLetzte={nr === felder.length - 1}
						onAendern={(teil) => aendere(nr, teil)}
						onVerschieben={(um) => onChange(verschoben(felder, nr, um))}
						onEntfernen={() => onChange(felder.filter((_, i) => i !== nr))}
					/>
				))}
			</Flex>
			<SelectField
				label={T.feldHinzu}
				description={T.feldHinzuHilfe}
				searchable
				data={gruppen}
				value={null}
				error={fehler.felder}
				searchValue={suche}
				onSearchChange={setSuche}
				onChange={(key) => {
					// What belongs to it comes along.
					if (key) onChange(mitZugehoerigen([...felder, neu(key as Abfragefeld)]));
					setSuche('');
				}}
			/>
		</fieldset>
	);
}

const AB_EINIGUNG = 2800;

const neu = (feldKey: Abfragefeld): Abfragezeile => ({
	feldKey,
	isPflicht: true,
	isBearbeitbarDurch: istVertragsfeld(feldKey) ? ['MV'] : ['FW', 'MV'],
	hilfetext: null,
});

function verschoben(felder: readonly Abfragezeile[], nr: number, um: number): Abfragezeile[] {
	const ohne = felder.filter((_, i) => i !== nr);
	const zeile = felder[nr];
	return zeile ? ohne.toSpliced(nr + um, 0, zeile) : ohne;
}

interface ZeileProps {
	zeile: Abfragezeile;
	fehler: React.ReactNode;
	istErste: boolean;
	istLetzte: boolean;
	onAendern: (teil: Partial<Abfragezeile>) => void;
	onVerschieben: (um: number) => void;
	onEntfernen: () => void;
}

function Zeile({ zeile, fehler, istErste, istLetzte, onAendern, onVerschieben, onEntfernen }: ZeileProps) {
	const { feldKey, isPflicht, isBearbeitbarDurch, hilfetext } = zeile;
	const name = FELD_BEZEICHNUNG[feldKey];
	const durch = (wer: 'FW' | 'ME') => (event: React.ChangeEvent<HTMLInputElement>) => {
		const andere = isBearbeitbarDurch.filter((w) => w !== wer);
		onAendern({ isBearbeitbarDurch: event.currentTarget.checked ? [...andere, wer] : andere });
	};
	const haken = (label: string) => ({ label, 'aria-label': T.von(label, name) });
	const hinweis = HINWEIS[feldKey];
	return (
		<li className={css.zeile}>
			<div className={css.kopf}>
				<b>{name}</b>
				<IconButton
					icon={IconArrowUp}
					size="sm"
					variant="bare"
					label={T.hoch(name)}
					disabled={istErste}
					onClick={() => onVerschieben(-1)}
				/>
				<IconButton
					icon={IconArrowDown}
					size="sm"
					variant="bare"
					label={T.runter(name)}
					disabled={istLetzte}
					onClick={() => onVerschieben(1)}
				/>
				<IconButton icon={IconX} size="sm" variant="bare" label={T.entfernen(name)} onClick={onEntfernen} />
			</div>
			<Group gap="8px 24px" align="stretch" wrap="wrap">
				<CheckboxField
					{...haken(T.pflicht)}
					checked={isPflicht}
					onChange={(event) => onAendern({ isPflicht: event.currentTarget.checked })}
				/>
				{!istVertragsfeld(feldKey) && (
					<CheckboxField
						{...haken(T.durchFreiwillige)}
						checked={isBearbeitbarDurch.includes('FW')}
						onChange={durch('FW')}
					/>
				)}
				{!istElternfeld(feldKey) && (
					<CheckboxField {...haken(T.durchStelle)} checked={isBearbeitbarDurch.includes('ME')} onChange={durch('ME')} />
				)}
			</Group>
			<TextField
				aria-label={T.von(T.hilfetext, name)}
				placeholder={T.hilfetext}
				maxLength={500}
				value={hilfetext ?? ''}
				error={fehler}
				onChange={(event) => onAendern({ hilfetext: event.currentTarget.value || null })}
			/>
			{hinweis && <p className={css.neben}>{hinweis}</p>}
		</li>
	);
}

/** Fields that only matter to some; the others aren't asked for them. */
const HINWEIS: { readonly [F in Abfragefeld]?: string } = {
	...Object.fromEntries(ELTERNFELDER.map((feld) => [feld, T.nurMinderjaehrige])),
	familienstand: T.nurBuchhaltung,
	konfession: T.nurBuchhaltung,
	steuerID: T.nurBuchhaltung,
	kontoinhaber: T.nurTaschengeld,
	iban: T.nurTaschengeld,
	bic: T.nurTaschengeld,
	bankname: T.nurTaschengeld,
};
