import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { ABFRAGE } from '../../../texte/listen/feldabfragen.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useAkte } from '../akte-kontext.tsx';
import type { Aktion } from '../typen.ts';
import { AbfrageFormular } from './abfrage-formular.tsx';
import { abfrageQuery } from './queries.ts';

/** The status whose queries an action asks (G20). */
const ZIEL: { readonly [K in AktionKey]?: FreiwilligerStatus } = {
	vorschlagAnnehmen: 2100,
	kontaktieren: 2100,
	verhandeln: 2500,
	einigen: 2800,
	abschliessen: 3000,
	antreten: 4000,
	beenden: 9000,
};

/** What an action asks for and isn't there yet, to be filled in on the spot. */
export function AbfrageZumSchritt({ aktion }: { aktion: Aktion }) {
	const ziel = ZIEL[aktion.aktion];
	return ziel === undefined ? null : <Abfrage zielStatus={ziel} wunschID={aktion.wunschID} />;
}

function Abfrage({ zielStatus, wunschID }: { zielStatus: FreiwilligerStatus; wunschID: string | null }) {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(abfrageQuery(freiwilliger.id, zielStatus, wunschID));
	if (!data || data.felder.every((f) => f.isAusgefuellt !== false)) return null;
	return (
		<Box my={16}>
			<Section title={ABFRAGE.titel} size="sm">
				<AbfrageFormular
					zielStatus={zielStatus}
					wunschID={wunschID}
					felder={data.felder}
					einleitung={ABFRAGE.vorStatus(FREIWILLIGER.eintraege[zielStatus].label)}
				/>
			</Section>
		</Box>
	);
}
