import { Box, Group, Stack } from '@mantine/core';
import { OFFEN, WUNSCH } from '#domain/status/wunsch.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import type { Wunsch } from '../typen.ts';
import css from './betreuer.module.css';
import { Kontaktkarte } from './kontaktkarte.tsx';

/** Who looks after the volunteer: at each place, and at the Traeger. */
export function BetreuerTab() {
	const akte = useAkte();
	const { freiwilliger, wuensche } = akte;
	const laufende = wuensche.filter(
		({ status }) => OFFEN.includes(status) || (status >= WUNSCH.nr.Vertragsabschluss && status < WUNSCH.nr.Abgesagt),
	);
	return (
		<Box maw={760}>
			<Stack gap={32}>
				<Section title={AKTE.betreuungTraeger} ruled>
					<Kontaktkarte
						userID={freiwilliger.traegerBetreuerUserID}
						name={freiwilliger.traegerBetreuer}
						aktion={findeAktion(akte, 'traegerBetreuerAendern')}
					/>
				</Section>
				<Section title={AKTE.betreuungStellen} ruled>
					{laufende.length === 0 ? (
						<p className={css.leer}>{AKTE.ohneLaufende}</p>
					) : (
						<ul>
							{laufende.map((wunsch) => (
								<li key={wunsch.id} className={css.stelle}>
									<Kopf wunsch={wunsch} />
									<Kontaktkarte
										userID={wunsch.betreuerUserID}
										name={wunsch.betreuer}
										aktion={findeAktion(akte, 'betreuerAendern', wunsch.id)}
									/>
								</li>
							))}
						</ul>
					)}
				</Section>
			</Stack>
		</Box>
	);
}

function Kopf({ wunsch }: { wunsch: Wunsch }) {
	return (
		<Group gap={12} justify="space-between">
			<h3 className={css.ort}>{wunsch.einsatzort ?? AKTE.unbekannterOrt}</h3>
			<Status katalog={WUNSCH} nummer={wunsch.status} />
		</Group>
	);
}
