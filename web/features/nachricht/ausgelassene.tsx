import { Group, Text } from '@mantine/core';
import { IconTriangleFilled } from '@tabler/icons-react';
import { ladeCsvHerunter } from '../../client/lade-herunter.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { NACHRICHT } from '../../texte/nachricht.ts';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { csvZelle } from '../liste/csv-zelle.ts';
import type { Adressat } from './adressaten.ts';
import css from './nachricht.module.css';

interface AusgelasseneProps {
	adressaten: readonly Adressat[];
	heute: string;
	/** The file is where the dialog stands. */
	inAkte: boolean;
	onDochSenden: (freiwilligerID: string) => void;
}

const ZUNAECHST = 50;

/** Who gets nothing, why, and what would change that. */
export function Ausgelassene({ adressaten, heute, inAkte, onDochSenden }: AusgelasseneProps) {
	if (!adressaten.length) return null;
	const weitere = adressaten.length - ZUNAECHST;
	return (
		<section aria-label={NACHRICHT.bekommenNichts}>
			<Group justify="space-between" className={css.kopf}>
				<h3 className={css.titel}>
					{NACHRICHT.bekommenNichts} <Span variant="secondary">{adressaten.length}</Span>
				</h3>
				<TextButton onClick={() => ladeCsv(adressaten, heute)}>{NACHRICHT.csv}</TextButton>
			</Group>
			<ul className={css.ausgelassene}>
				{adressaten.slice(0, ZUNAECHST).map((einer) => (
					<li key={einer.eintragID}>
						<span className={css.warnung}>
							<Icon of={IconTriangleFilled} size={12} />
						</span>
						<span className={css.wer}>
							{einer.name || SAMMEL.nichtDa} <Span variant="hint">{worte(einer)}</Span>
						</span>
						<Abhilfe einer={einer} inAkte={inAkte} onDochSenden={onDochSenden} />
					</li>
				))}
			</ul>
			{weitere > 0 && <Text variant="secondary">{NACHRICHT.weitere(weitere)}</Text>}
		</section>
	);
}

const worte = ({ freiwilligerID, gruende }: Adressat): string =>
	freiwilligerID === null ? NACHRICHT.nichtDa : gruende.map(({ text }) => text).join(', ');

interface AbhilfeProps extends Pick<AusgelasseneProps, 'inAkte' | 'onDochSenden'> {
	einer: Adressat;
}

function Abhilfe({ einer: { freiwilligerID: id, name, gruende }, inAkte, onDochSenden }: AbhilfeProps) {
	const code = gruende[0]?.code ?? '';
	const worte = NACHRICHT.abhilfe[code];
	if (id === null || !worte) return null;
	if (code === 'HEUTE_SCHON')
		return (
			<TextButton aria-label={`${worte}: ${name}`} onClick={() => onDochSenden(id)}>
				{worte}
			</TextButton>
		);
	if (inAkte) return null;
	return (
		<TextLink
			to="/admin/freiwillige/$id"
			params={{ id }}
			target="_blank"
			aria-label={`${worte}: ${name}, ${SAMMEL.neuerTab}`}
		>
			{worte}
		</TextLink>
	);
}

function ladeCsv(adressaten: readonly Adressat[], heute: string): void {
	const zeilen = [NACHRICHT.csvKopf, ...adressaten.map((einer) => [einer.name, worte(einer)])];
	const text = zeilen.map((werte) => werte.map(csvZelle).join(';')).join('\r\n');
	ladeCsvHerunter(NACHRICHT.csvDatei(heute), `${text}\r\n`);
}
