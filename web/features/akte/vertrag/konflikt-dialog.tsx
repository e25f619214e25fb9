import { Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatumUhrzeit, uhrzeitInBerlin } from '#domain/format/datum.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { UNGESPEICHERT } from '../../../texte/ungespeichert.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDiscard } from '../../../ui/feedback/discard.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { historieQuery } from '../queries.ts';
import type { Vertrag } from '../typen.ts';
import { KonfliktErgebnis } from './konflikt-ergebnis.tsx';
import { KonfliktTabelle } from './konflikt-tabelle.tsx';
import type { Konfliktzeile, Vertragswerte } from './vertragswerte.ts';

const TEXT = VERTRAG.konflikt;

export interface KonfliktDialogProps {
	vertrag: Vertrag;
	zeilen: readonly Konfliktzeile[];
	/** When the form was opened. */
	seit: string;
	laeuft: boolean;
	onSpeichern: (werte: Vertragswerte) => void;
	onZurueck: () => void;
	onVerwerfen: () => void;
}

/** Somebody saved the contract meanwhile: both versions beside each other, one value per line to be chosen. */
export function KonfliktDialog(props: KonfliktDialogProps) {
	const { vertrag, zeilen, seit, laeuft, onSpeichern, onZurueck, onVerwerfen } = props;
	const anderer = useAnderer();
	const wahl = useWahl(zeilen);
	const verwerfen = useDiscard(true, laeuft, onVerwerfen);
	const beide = zeilen.filter(({ art }) => art === 'beide');
	return (
		<Dialog
			opened
			onClose={onZurueck}
			title={TEXT.titel}
			subtitle={anderer && <WerHatGespeichert anderer={anderer} zeilen={zeilen} seit={seit} />}
			width={880}
			cancel={verwerfen.question ? null : TEXT.zurueck}
			footerStart={
				verwerfen.question ? (
					<b role="alert">{UNGESPEICHERT.frage}</b>
				) : (
					<Button variant="danger" icon={IconRefresh} onClick={verwerfen.close}>
						{TEXT.verwerfen}
					</Button>
				)
			}
			primary={
				verwerfen.question ?? (
					<Button variant="primary" loading={laeuft} onClick={() => onSpeichern(wahl.werte)}>
						{TEXT.speichern}
					</Button>
				)
			}
		>
			<Group wrap="wrap" justify="space-between">
				<p>{beide.length > 0 ? TEXT.entscheiden(beide.length, zeilen.length - beide.length) : TEXT.passen}.</p>
				{beide.length > 1 && (
					<Group wrap="wrap">
						{TEXT.alle}
						<Button size="sm" onClick={() => wahl.waehleAlle(beide, false)}>
							{TEXT.andereNehmen(anderer?.name)}
						</Button>
						<Button size="sm" onClick={() => wahl.waehleAlle(beide, true)}>
							{TEXT.meineNehmen}
						</Button>
					</Group>
				)}
			</Group>
			<KonfliktTabelle
				vertrag={vertrag}
				zeilen={zeilen}
				anderer={anderer}
				nimmtMeine={wahl.nimmtMeine}
				onWaehle={wahl.waehle}
			/>
			<KonfliktErgebnis vertrag={vertrag} werte={wahl.werte} />
		</Dialog>
	);
}

/** Which side counts in each line; what only one side changed counts until it is taken out. */
function useWahl(zeilen: readonly Konfliktzeile[]) {
	const [gewaehlt, setGewaehlt] = useState<ReadonlyMap<string, boolean>>(new Map());
	const nimmtMeine = ({ feld, art }: Konfliktzeile) => gewaehlt.get(feld) ?? art === 'sie';
	return {
		nimmtMeine,
		werte: Object.fromEntries(zeilen.map((z) => [z.feld, nimmtMeine(z) ? z.meine : z.jetzt])),
		waehle: (feld: string, meine: boolean) => setGewaehlt((bisher) => new Map(bisher).set(feld, meine)),
		waehleAlle: (alle: readonly Konfliktzeile[], meine: boolean) =>
			setGewaehlt((bisher) => new Map([...bisher, ...alle.map(({ feld }) => [feld, meine] as const)])),
	};
}

interface Anderer {
	name: string;
	zeit: string;
	uhrzeit: string;
}

/** Whose change of the contract is the last one. */
function useAnderer(): Anderer | null {
	const { freiwilliger } = useAkte();
	const { data: historie = [] } = useQuery(historieQuery(freiwilliger.id));
	const letzter = historie.find(({ art }) => art === 'VERTRAG' || art === 'STATUS');
	if (!letzter?.akteur?.name) return null;
	return { name: letzter.akteur.name, zeit: letzter.zeit, uhrzeit: uhrzeitInBerlin(letzter.zeit) };
}

interface WerHatGespeichertProps extends Pick<KonfliktDialogProps, 'zeilen' | 'seit'> {
	anderer: Anderer;
}

function WerHatGespeichert({ anderer, zeilen, seit }: WerHatGespeichertProps) {
	const { heute } = useAkte();
	const istHeute = tagInBerlin(anderer.zeit) === heute;
	const wann = istHeute ? TEXT.um(anderer.uhrzeit) : TEXT.am(formatDatumUhrzeit(anderer.zeit));
	const anzahl = zeilen.filter(({ art }) => art !== 'sie').length;
	const [name, rest] = TEXT.wer(anderer.name, wann, anzahl, uhrzeitInBerlin(seit));
	return (
		<>
			<Avatar name={name} size={24} />
			<span>
				<Text component="b" c="var(--text)" fw={600}>
					{name}
				</Text>
				{rest}
			</span>
		</>
	);
}
