import { Box, Flex, Group, Text } from '@mantine/core';
import { IconCheck, IconProgressCheck } from '@tabler/icons-react';
import { seiteDerRollen } from '#domain/rollen.ts';
import { call } from '../../../client/call.ts';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Span } from '../../../ui/span.ts';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import type { Vertrag } from '../typen.ts';
import { SEITENFELDER, vertragsanzeige } from '../vertrag/vertragsfelder.ts';
import { ausstehende, feldname, kurz, urheber } from './anzeige.ts';
import type { Vergleich, Zustimmung } from './queries.ts';

const TEXT = VERGLEICH.zustimmung;

interface ZustimmungenProps {
	vertrag: Vertrag;
	vergleich: Vergleich;
}

/** Who has to agree again to what was changed after the agreement, and the button of whose turn it is. */
export function Zustimmungen({ vertrag, vergleich }: ZustimmungenProps) {
	const { sitzung } = useAkte();
	const eigene = seiteDerRollen(sitzung.rollen);
	const { zustimmungen, darfZustimmen } = vergleich;
	const offen = ausstehende(zustimmungen);
	const erteilt = zustimmungen.filter(({ zugestimmt }) => zugestimmt !== null);
	return (
		<>
			{offen.length > 0 && (
				<Notice icon={<Icon of={IconProgressCheck} />} title={<b>{darfZustimmen ? TEXT.eigene : TEXT.titel}</b>}>
					{offen.map((zustimmung) => (
						<Span key={zustimmung.partei} display="block">
							{wartet(zustimmung, zustimmung.partei === eigene)}
						</Span>
					))}
				</Notice>
			)}
			{erteilt.map(({ partei, zugestimmt }) => {
				if (!zugestimmt) return null;
				const { wer, wann } = urheber(zugestimmt);
				const satz =
					partei === eigene ? TEXT.selbstZugestimmt(wer, wann) : TEXT.zugestimmt(VERGLEICH.partei[partei], wer, wann);
				return (
					<Flex key={partei} component="p" gap={8} align="center" variant="secondary">
						<Icon of={IconCheck} size={14} /> {satz}
					</Flex>
				);
			})}
			{darfZustimmen && <Zustimmen vertrag={vertrag} vergleich={vergleich} />}
		</>
	);
}

function wartet({ partei, durch, ausstehend }: Zustimmung, istEigene: boolean): string {
	const felder = ausstehend.map(feldname).join(', ');
	const wie = durch === 'UNTERSCHRIFT' ? ` (${TEXT.unterschrift[istEigene ? 'SELBST' : 'ANDERE']})` : '';
	return TEXT.warten(istEigene ? TEXT.sie : VERGLEICH.partei[partei], felder) + wie;
}

/** Says exactly what is agreed to. */
function Zustimmen({ vertrag, vergleich: { hash, zustimmungen } }: ZustimmungenProps) {
	const { sitzung } = useAkte();
	const { execute, isRunning } = useAkteBefehl<string>({
		run: (gezeigt, idempotencyKey) =>
			call('POST /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zustimmung', {
				params: { freiwilligerID: vertrag.freiwilligerID, vertragID: vertrag.id },
				body: { hash: gezeigt },
				idempotencyKey,
			}),
		meldung: TEXT.meldung,
	});
	const seite = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') ? 'TRAEGER' : 'EINSATZSTELLE';
	const felder: readonly string[] = zustimmungen.find(({ partei }) => partei === seite)?.ausstehend ?? [];
	if (hash === null) return null;
	return (
		<Group gap="12px 24px" align="flex-end" justify="space-between" wrap="wrap">
			<div>
				<p>{TEXT.wozu}</p>
				<Box component="ul" my={4} ps={20}>
					{SEITENFELDER.filter(({ feld }) => felder.includes(feld)).map((feld) => (
						<li key={feld.feld}>
							{feldname(feld.feld)}: <b>{vertragsanzeige(vertrag, feld) ?? VERGLEICH.leer}</b>
						</li>
					))}
				</Box>
				<Text variant="note" title={hash}>
					{TEXT.gilt(kurz(hash))}
				</Text>
			</div>
			<Button variant="primary" loading={isRunning} onClick={() => execute(hash)}>
				{TEXT.knopf}
			</Button>
		</Group>
	);
}
