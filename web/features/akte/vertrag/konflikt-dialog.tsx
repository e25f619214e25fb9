import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { VERTRAG } from '../../../texte/akte-vertrag.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row } from '../../../ui/page.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { historieQuery } from '../queries.ts';
import type { Vertrag } from '../typen.ts';
import { KonfliktTabelle } from './konflikt-tabelle.tsx';
import css from './vertrag.module.css';
import type { Konfliktzeile, Vertragswerte } from './vertragswerte.ts';

const TEXT = VERTRAG.konflikt;

export interface KonfliktDialogProps {
	vertrag: Vertrag;
	zeilen: readonly Konfliktzeile[];
	laeuft: boolean;
	onSpeichern: (werte: Vertragswerte) => void;
	onZurueck: () => void;
	onVerwerfen: () => void;
}

/** Somebody saved the contract meanwhile: both versions beside each other, one value per line to be chosen. */
export function KonfliktDialog(props: KonfliktDialogProps) {
	const { vertrag, zeilen, laeuft, onSpeichern, onZurueck, onVerwerfen } = props;
	const [meine, setMeine] = useState<ReadonlySet<string>>(new Set());
	const beide = zeilen.filter(({ art }) => art === 'beide');
	const nimmtMeine = ({ feld, art }: Konfliktzeile) => art === 'sie' || (art === 'beide' && meine.has(feld));
	const werte = Object.fromEntries(zeilen.map((z) => [z.feld, nimmtMeine(z) ? z.meine : z.jetzt]));
	const waehle = (feld: string, eigene: boolean) =>
		setMeine((bisher) => {
			const neu = new Set(bisher);
			if (eigene) neu.add(feld);
			else neu.delete(feld);
			return neu;
		});
	return (
		<Dialog
			opened
			onClose={onZurueck}
			title={TEXT.titel}
			subtitle={<WerHatGespeichert />}
			width={880}
			cancel={TEXT.zurueck}
			footerStart={
				<Button variant="danger" icon={IconRefresh} onClick={onVerwerfen}>
					{TEXT.verwerfen}
				</Button>
			}
			primary={
				<Button variant="primary" loading={laeuft} onClick={() => onSpeichern(werte)}>
					{TEXT.speichern}
				</Button>
			}
		>
			<Row justify="space-between">
				<p>{beide.length > 0 ? TEXT.entscheiden(beide.length) : TEXT.passen}</p>
				{beide.length > 1 && (
					<Row>
						{TEXT.alle}
						<Button size="sm" onClick={() => setMeine(new Set())}>
							{TEXT.andereNehmen}
						</Button>
						<Button size="sm" onClick={() => setMeine(new Set(beide.map(({ feld }) => feld)))}>
							{TEXT.meineNehmen}
						</Button>
					</Row>
				)}
			</Row>
			<KonfliktTabelle vertrag={vertrag} zeilen={zeilen} nimmtMeine={nimmtMeine} onWaehle={waehle} />
		</Dialog>
	);
}

function WerHatGespeichert() {
	const { freiwilliger } = useAkte();
	const { data: historie = [] } = useQuery(historieQuery(freiwilliger.id));
	const letzter = historie.find(({ art }) => art === 'VERTRAG' || art === 'STATUS');
	if (!letzter?.akteur?.name) return null;
	const [name, rest] = TEXT.wer(letzter.akteur.name, formatDatumUhrzeit(letzter.zeit));
	return (
		<span>
			<b className={css.wer}>{name}</b>
			{rest}
		</span>
	);
}
