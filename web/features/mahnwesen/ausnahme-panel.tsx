import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { mahnplan } from '#domain/akte/mahnwesen/mahnplan.ts';
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import {
	AUSNAHMEUMFANG,
	type Ausnahmeregel,
	type Ausnahmeumfang,
	gilt,
	mitAusnahme,
	nachEnge,
} from '#domain/mahnausnahme.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { personenname } from '../liste/zellen.tsx';
import { useAusnahmen } from './befehle.ts';
import css from './mahnwesen.module.css';
import type { Mahnwesen } from './queries.ts';

/** As all others, or by an exception. */
export type Wahl = 'WIE_ALLE' | Ausnahmeregel['art'];

/** What an exception can be made of: a reminder to come, or one that rests. */
export type Ausnehmbares = Omit<Mahnwesen['ruhende'][number], 'grund' | 'seit' | 'bis'>;

interface PanelProps {
	woran: Ausnehmbares;
	takt: Mahnwesen['takt'];
	heute: string;
	/** What the menu chose; null: what holds now. */
	wahl: Wahl | null;
	onClose: () => void;
}

/** How one reminder differs from the others, and when it then comes. */
export function AusnahmePanel({ woran, takt, heute, wahl: vorwahl, onClose }: PanelProps) {
	const umfangDerzeit = AUSNAHMEUMFANG.find((u) => woran.ausnahmen[u].length > 0) ?? 'DOKUMENT';
	const [umfang, setUmfang] = useState<Ausnahmeumfang>(vorwahl ? 'DOKUMENT' : umfangDerzeit);
	const bisherige = woran.ausnahmen[umfang];
	const [derzeit] = bisherige;
	const eigener = bisherige.find(({ regel }) => regel.art === 'TAKT')?.regel;
	const [wahl, setWahl] = useState<Wahl>(vorwahl ?? derzeit?.regel.art ?? 'WIE_ALLE');
	const [alleTage, setAlleTage] = useState<number | null>(eigener?.art === 'TAKT' ? eigener.alleTage : takt.danach * 2);
	const [hoechstens, setHoechstens] = useState<number | null>(
		eigener?.art === 'TAKT' ? eigener.hoechstens : takt.hoechstens,
	);
	const [bis, setBis] = useState<string | null>(derzeit?.regel.art === 'AUSGESETZT_BIS' ? derzeit.regel.bis : null);
	const [grund, setGrund] = useState(derzeit?.grund ?? '');
	const { setze, beende } = useAusnahmen(onClose);
	const eingabe = JSON.stringify([wahl, alleTage, hoechstens, bis, grund, umfang]);
	const anfang = useAnfang(eingabe);
	const laeuft = setze.isRunning || beende.isRunning;
	const regel = alsRegel(wahl, { alleTage, hoechstens, bis });
	const id = { DOKUMENT: woran.anforderungID, PERSON: woran.freiwilligerID, SPEC: woran.dokumentSpecID }[umfang];
	const isBereit =
		wahl === 'WIE_ALLE' ? bisherige.length > 0 : regel !== null && gilt({ regel }, heute) && grund.trim().length >= 3;
	const speichere = () =>
		regel ? setze.execute({ umfang, id, regel, grund: grund.trim() }) : beende.execute({ umfang, id });
	return (
		<SidePanel title={personenname(woran)} onClose={onClose} isChanged={eingabe !== anfang} isSending={laeuft}>
			<Form
				gap={24}
				onSubmit={(event) => {
					event.preventDefault();
					if (isBereit) speichere();
				}}
			>
				<Text variant="secondary">
					{T.angefordertAm(woran.dokument, formatDatum(tagInBerlin(woran.angefordertAm)))}
				</Text>
				<RadioField
					label={T.wieOft}
					options={[
						{ value: 'WIE_ALLE', label: T.wieAlle, description: T.wieAlleText(takt) },
						{ value: 'TAKT', label: T.eigenerTakt },
						{ value: 'AUSGESETZT_BIS', label: T.aussetzen },
						{ value: 'NIE', label: T.nieErinnern, description: T.nieErinnernText },
					]}
					value={wahl}
					onChange={(wert) => setWahl(wert as Wahl)}
				/>
				{wahl === 'TAKT' && (
					<Group gap={8}>
						<span>{T.alle}</span>
						<NumberField aria-label={T.alleTage} inputWidth={64} value={alleTage} onChange={setAlleTage} />
						<span>{T.tageHoechstens}</span>
						<NumberField aria-label={T.hoechstensOft} inputWidth={64} value={hoechstens} onChange={setHoechstens} />
					</Group>
				)}
				{wahl === 'AUSGESETZT_BIS' && (
					<DateField label={T.ersterTag} w={180} minDate={addiereTage(heute, 1)} value={bis} onChange={setBis} />
				)}
				<SelectField
					label={T.giltFuer}
					allowDeselect={false}
					data={AUSNAHMEUMFANG.map((value) => ({ value, label: T.umfang[value] }))}
					value={umfang}
					onChange={(wert) => wert && setUmfang(wert as Ausnahmeumfang)}
				/>
				{wahl !== 'WIE_ALLE' && (
					<TextField
						label={T.grund}
						description={T.grundHilfe}
						maxLength={500}
						value={grund}
						onChange={(e) => setGrund(e.currentTarget.value)}
					/>
				)}
				<Folge woran={woran} takt={takt} umfang={umfang} regel={regel} />
				<Button variant="primary" type="submit" disabled={!isBereit} loading={laeuft}>
					{T.speichere[wahl]}
				</Button>
			</Form>
		</SidePanel>
	);
}

/** The next reminder as it would come now, and as it will come then. */
function Folge(props: Pick<PanelProps, 'woran' | 'takt'> & { umfang: Ausnahmeumfang; regel: Ausnahmeregel | null }) {
	const { woran, takt, umfang, regel } = props;
	const danach = {
		...woran.ausnahmen,
		[umfang]: regel ? mitAusnahme(woran.ausnahmen[umfang], { regel, grund: null }) : [],
	};
	const [jetzt, dann] = [naechste(woran, takt, woran.ausnahmen), naechste(woran, takt, danach)];
	return (
		<Text aria-live="polite">
			{T.danachAm} {jetzt !== dann && <del className={css.still}>{jetzt}</del>} <b>{dann}</b>
		</Text>
	);
}

function naechste(
	{ stand, freiwilligerStatus }: Ausnehmbares,
	takt: Mahnwesen['takt'],
	je: Ausnehmbares['ausnahmen'],
): string {
	const ausnahmen = nachEnge(je).map((a) => a.regel);
	const schritte = { mahnungGracePeriod: takt.erste, dokumentMahnungInterval: takt.danach };
	const plan = mahnplan({ ...stand, freiwilligerStatus, ausnahmen }, schritte);
	return typeof plan === 'string' ? T.keineWeitere : formatDatum(plan.tag);
}

function alsRegel(
	wahl: Wahl,
	werte: { alleTage: number | null; hoechstens: number | null; bis: string | null },
): Ausnahmeregel | null {
	const { alleTage, hoechstens, bis } = werte;
	if (wahl === 'NIE') return { art: 'NIE' };
	if (wahl === 'AUSGESETZT_BIS') return bis ? { art: 'AUSGESETZT_BIS', bis } : null;
	if (wahl !== 'TAKT' || !istIn(alleTage, 90) || !istIn(hoechstens, 10)) return null;
	return { art: 'TAKT', alleTage, hoechstens };
}

const istIn = (zahl: number | null, hoechstens: number): zahl is number =>
	zahl !== null && Number.isInteger(zahl) && zahl >= 1 && zahl <= hoechstens;
