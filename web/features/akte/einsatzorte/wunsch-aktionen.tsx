import { Group, Menu } from '@mantine/core';
import { useState } from 'react';
import { BESPRECHBAR } from '#domain/meeting/grenzen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { MEETINGS } from '../../../texte/meetings.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { Span } from '../../../ui/span.ts';
import { useAkte } from '../akte-kontext.tsx';
import { aktionenDerKarte } from '../aktionen.ts';
import { AktionsMenue } from '../aktions-menue.tsx';
import { aktionstitel } from '../aktionstitel.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import { MeetingDialog } from '../gespraech/meeting-dialog.tsx';
import { useVideogespraeche } from '../gespraech/queries.ts';
import type { Aktion, Wunsch } from '../typen.ts';

/** The next steps of a wish as buttons, the rest in a menu; what is blocked says why. */
export function WunschAktionen({ wunsch, schritt }: { wunsch: Wunsch; schritt: Aktion | null }) {
	const akte = useAkte();
	const { knoepfe, menue } = aktionenDerKarte(akte, wunsch);
	const istEingeschaltet = useVideogespraeche();
	const [plant, setPlant] = useState(false);
	// Whoever can do nothing with the wish can't agree on a talk about it either.
	const darf = akte.aktionen.some(({ wunschID }) => wunschID === wunsch.id);
	const kannPlanen = darf && istEingeschaltet && BESPRECHBAR.includes(wunsch.status);
	const oben = knoepfe.find((a) => a === schritt && !a.erlaubt);
	const hatVertrag = akte.freiwilliger.vertraege.some(
		({ wunschID, status }) => wunschID === wunsch.id && status !== VERTRAG.nr.Storniert,
	);
	if (knoepfe.length + menue.length === 0 && !hatVertrag && !kannPlanen) return null;
	return (
		<Group wrap="wrap" mt={10} data-print="hide">
			{hatVertrag && (
				<LinkButton to="/admin/freiwillige/$id/vertrag" params={{ id: wunsch.freiwilligerID }}>
					{AKTE.vertragOeffnen}
				</LinkButton>
			)}
			{knoepfe
				// What the strip above offers isn't offered twice.
				.filter((a) => a !== schritt)
				.map((a) => (
					<Knopf key={`${a.aktion}${a.zielStatus}`} aktion={a} />
				))}
			<AktionsMenue
				aktionen={menue}
				label={AKTE.aktionenZu(wunsch.einsatzort ?? AKTE.unbekannterOrt)}
				vorweg={kannPlanen && <Menu.Item onClick={() => setPlant(true)}>{MEETINGS.vereinbaren}</Menu.Item>}
			/>
			{plant && <MeetingDialog wunsch={wunsch} onClose={() => setPlant(false)} />}
			{oben && (
				<Span variant="hint" ml="auto">
					{AKTE.gesperrtOben(oben.titel, oben.gruende.length)}
				</Span>
			)}
		</Group>
	);
}

function Knopf({ aktion }: { aktion: Aktion }) {
	const { starte, erklaere } = useAktionsstart();
	const titel = aktionstitel(aktion);
	if (!aktion.erlaubt) return <BlockedAction label={titel} onWhy={() => erklaere(aktion)} />;
	return <Button onClick={() => starte(aktion)}>{titel}</Button>;
}
