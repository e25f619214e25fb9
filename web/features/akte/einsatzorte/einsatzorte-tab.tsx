import { Flex, Stack, Text } from '@mantine/core';
import { IconMapPinOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { BEENDET, OFFEN } from '#domain/status/wunsch.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { Button } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { parameterQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion, naechsterSchritt } from '../aktionen.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Wunsch } from '../typen.ts';
import { BeendeterWunsch } from './beendeter-wunsch.tsx';
import css from './einsatzorte.module.css';
import { WunschKarte } from './wunsch-karte.tsx';

/** Where the volunteer has applied, in his order; what has ended stands below. */
export function EinsatzorteTab() {
	const akte = useAkte();
	const { freiwilliger, wuensche } = akte;
	const geordnet = nachRang(wuensche);
	const schritt = naechsterSchritt(akte);
	return (
		<Stack gap={8} maw={960}>
			<Kopf />
			{wuensche.length === 0 && (
				<EmptyState icon={IconMapPinOff} title={AKTE.keineWuensche} text={AKTE.keineWuenscheText} />
			)}
			<Flex component="ol" direction="column" gap={8}>
				{geordnet.map((wunsch, i) =>
					BEENDET.includes(wunsch.status) ? (
						<BeendeterWunsch key={wunsch.id} wunsch={wunsch} rang={wunsch.prioritaet ?? i + 1} />
					) : (
						<WunschKarte key={wunsch.id} wunsch={wunsch} rang={wunsch.prioritaet ?? i + 1} schritt={schritt} />
					),
				)}
			</Flex>
			{freiwilliger.weitereWuensche > 0 && (
				<Text variant="secondary">{AKTE.andereStellen(freiwilliger.weitereWuensche)}</Text>
			)}
		</Stack>
	);
}

/** Running ones first, each by rank and then by age. */
function nachRang(wuensche: readonly Wunsch[]): Wunsch[] {
	const beendet = (w: Wunsch) => Number(BEENDET.includes(w.status));
	const rang = (w: Wunsch) => w.prioritaet ?? Number.POSITIVE_INFINITY;
	return wuensche.toSorted(
		(a, b) => beendet(a) - beendet(b) || vergleich(rang(a), rang(b)) || a.beworbenAm.localeCompare(b.beworbenAm),
	);
}

const vergleich = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

function Kopf() {
	const akte = useAkte();
	const { starte, erklaere } = useAktionsstart();
	const { data: parameter } = useQuery(parameterQuery);
	const { wuensche } = akte;
	const offen = wuensche.filter(({ status }) => OFFEN.includes(status)).length;
	const weitere = findeAktion(akte, 'bewerben');
	return (
		<div className={css.kopf}>
			<div>
				<h2 className={css.zahl}>{AKTE.wuensche(wuensche.length)}</h2>, {AKTE.davonOffen(offen)}{' '}
				{parameter && AKTE.hoechstens(parameter.maxBewerbungen)}
			</div>
			{weitere?.erlaubt && (
				<Button icon={IconPlus} onClick={() => starte(weitere)}>
					{AKTE.weitereStelle} …
				</Button>
			)}
			{weitere && !weitere.erlaubt && <BlockedAction label={AKTE.weitereStelle} onWhy={() => erklaere(weitere)} />}
		</div>
	);
}
