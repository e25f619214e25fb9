import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { EditingProvider } from '../../../ui/edit-in-place/editing.tsx';
import { Segments } from '../../../ui/layout/tabs.tsx';
import { parameterQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import css from './daten.module.css';
import { Erziehungsberechtigte } from './erziehungsberechtigte.tsx';
import { FeldZeile } from './feld-zeile.tsx';
import { Feldgruppe, useSichtbareFelder } from './feldgruppe.tsx';
import { freieFelder } from './freie-felder.ts';
import { Geschuetzt } from './geschuetzt.tsx';
import { NoetigProvider, useSperrend } from './noetig-ab.tsx';
import { ANSCHRIFT, BANK, type Feld, GESCHUETZT, KONTAKT, NAME, WEITERE, WUNSCH } from './personenfelder.ts';
import { Profilbild } from './profilbild.tsx';

type Teil = 'person' | 'weitere' | 'frei';

const SEITEN = {
	person: '/admin/freiwillige/$id/daten',
	weitere: '/admin/freiwillige/$id/daten/weitere',
	frei: '/admin/freiwillige/$id/daten/frei',
} as const satisfies Record<Teil, string>;

const FELDER: Readonly<Record<Exclude<Teil, 'frei'>, readonly Feld[]>> = {
	person: [NAME, KONTAKT, ANSCHRIFT, WUNSCH].flatMap(({ felder }) => felder),
	weitere: [...WEITERE, GESCHUETZT, BANK].flatMap(({ felder }) => felder),
};

const TEILE: readonly { value: Teil; label: string }[] = [
	{ value: 'person', label: DATEN.person },
	{ value: 'weitere', label: DATEN.weitere },
	{ value: 'frei', label: DATEN.freieFelder },
];

function useFreieFelder() {
	const { data } = useQuery(parameterQuery);
	return data ? freieFelder(data) : [];
}

function useFelder(): Readonly<Record<Teil, readonly Feld[]>> {
	return { ...FELDER, frei: useFreieFelder().map(({ feld }) => feld) };
}

/** Personal data in three parts, edited in place. */
export function DatenTab() {
	const { freiwilliger } = useAkte();
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const sichtbar = useSichtbareFelder();
	const alle = useFelder();
	// A part of which the viewer sees nothing isn't offered.
	const teile = TEILE.filter(({ value }) => value === 'person' || sichtbar(alle[value]).length > 0).map((einer) =>
		einer.value === 'frei' ? { ...einer, count: alle.frei.length } : einer,
	);
	const teil: Teil = pathname.endsWith('/weitere') ? 'weitere' : pathname.endsWith('/frei') ? 'frei' : 'person';
	return (
		<EditingProvider key={teil}>
			<NoetigProvider>
				<Group wrap="wrap" gap={12}>
					<Segments<Teil>
						label={DATEN.teile}
						value={teil}
						onChange={(neu) => navigate({ to: SEITEN[neu], params: { id: freiwilliger.id } })}
						options={teile}
					/>
					<Leere teil={teil} />
				</Group>
				<Outlet />
			</NoetigProvider>
		</EditingProvider>
	);
}

function Leere({ teil }: { teil: Teil }) {
	const { freiwilliger, sitzung } = useAkte();
	const felder = useFelder()[teil];
	const leer = felder.filter(({ feld }) => (freiwilliger[feld] ?? null) === null).length;
	const sperrend = useSperrend(felder.map(({ feld }) => feld));
	// A site can't know what is empty and what it isn't shown.
	if (sitzung.rolle === 'MA_VEREIN') return null;
	const folge = sperrend === null ? '' : DATEN.sperrend(sperrend);
	return <Text variant="secondary">{leer === 0 ? DATEN.vollstaendig : DATEN.fehlen(leer, felder.length) + folge}</Text>;
}

export function PersonTeil() {
	return (
		<div className={css.spalten}>
			<Stack gap={20}>
				<Feldgruppe gruppe={NAME} />
				<Profilbild />
				<Feldgruppe gruppe={WUNSCH} />
			</Stack>
			<Stack gap={20}>
				<Feldgruppe gruppe={KONTAKT} />
				<Feldgruppe gruppe={ANSCHRIFT} />
				<Erziehungsberechtigte />
			</Stack>
		</div>
	);
}

export function WeitererTeil() {
	return (
		<div className={css.spalten}>
			<Stack gap={20}>
				{WEITERE.map((gruppe) => (
					<Feldgruppe key={gruppe.titel} gruppe={gruppe} />
				))}
			</Stack>
			<Stack gap={20}>
				<Geschuetzt gruppe={GESCHUETZT} />
				<Geschuetzt gruppe={BANK} />
			</Stack>
		</div>
	);
}

/** Fields the tenant names as he likes. */
export function FreierTeil() {
	const sichtbar = useSichtbareFelder();
	const freie = useFreieFelder().filter(({ feld }) => sichtbar([feld]).length > 0);
	return (
		<dl className={css.frei}>
			{freie.map(({ feld, label }) => (
				<FeldZeile key={feld.feld} feld={feld} label={label} />
			))}
		</dl>
	);
}
