import { Text } from '@mantine/core';
import { IconArrowUpRight, IconBook2 } from '@tabler/icons-react';
import { artikelZurRegel } from '#domain/hilfe/artikel.ts';
import { AKTE, REGELN } from '../../../texte/akte/akte.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Span } from '../../../ui/span.ts';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { wer } from '../../formular/wer.ts';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion, schrittDavor } from '../aktionen.ts';
import { aktionstitel } from '../aktionstitel.ts';
import type { Aktion, Verstoss } from '../typen.ts';
import { ABHILFE, ABHILFE_SEITEN } from './abhilfe.ts';
import { useAktionsstart } from './aktionsstart.ts';
import css from './dialoge.module.css';
import { Rechnung } from './rechnung.tsx';

interface GrundZeileProps {
	grund: Verstoss;
	aktion: Aktion;
	onClose: () => void;
}

/** One reason: what is missing, the rule's text and code, who acts, and the way there. */
export function GrundZeile({ grund, aktion, onClose }: GrundZeileProps) {
	const { code, text, behebbarDurch = [] } = grund;
	const selbst = behebbarDurch.includes('SELBST');
	const davor = useSchrittDavor(grund, aktion);
	const { starte } = useAktionsstart();
	const titel = REGELN[code]?.titel;
	const artikel = artikelZurRegel(code);
	return (
		<li className={css.grund}>
			<Span variant="error" pt={3}>
				<svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
					<path d="M6 1 11.5 11H.5z" fill="currentColor" />
				</svg>
			</Span>
			<Text component="div" variant="secondary" miw={0} flex={1}>
				<p className={css.grundTitel}>
					<b>{titel ?? text}</b>
					{artikel && (
						<TextLink className={css.artikel} to="/admin/faq" search={{ a: artikel.slug }} onClick={onClose}>
							<Icon of={IconBook2} /> {artikel.titel}
						</TextLink>
					)}
					{/^G\d+$/.test(code) && (
						<Span variant="muted" size="xs" flex="none">
							{AKTE.regel(code)}
						</Span>
					)}
				</p>
				{titel && <p>{text}</p>}
				<Rechnung grund={grund} aktion={aktion} />
				{davor && (
					<p>
						{AKTE.zuerst(davor.titel)}{' '}
						<TextButton className={css.abhilfe} onClick={() => starte(davor)}>
							{aktionstitel(davor)} <Icon of={IconArrowUpRight} />
						</TextButton>
					</p>
				)}
				{!selbst && !davor && <p className={css.wer}>{wer(behebbarDurch)}</p>}
				{selbst && <Abhilfe grund={grund} aktion={aktion} onClose={onClose} />}
			</Text>
		</li>
	);
}

/** A step that comes too early names the one that is missing. */
function useSchrittDavor({ code }: Verstoss, aktion: Aktion): Aktion | undefined {
	const akte = useAkte();
	return code === 'G22' ? schrittDavor(akte, aktion) : undefined;
}

/** The action that removes the reason, or the page where it is done. */
function Abhilfe({ grund, aktion, onClose }: GrundZeileProps) {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const weg = ABHILFE[grund.code];
	const abhilfe = weg && findeAktion(akte, weg.aktion, weg.amWunsch ? aktion.wunschID : null);
	if (abhilfe)
		return (
			<TextButton className={css.abhilfe} onClick={() => starte(abhilfe, { feld: weg.feld })}>
				{weg.text} <Icon of={IconArrowUpRight} />
			</TextButton>
		);
	const seite = ABHILFE_SEITEN.find(({ ziel }) => ziel === grund.ziel);
	if (!seite) return null;
	return (
		<TextLink className={css.abhilfe} to={seite.to} params={{ id: akte.freiwilliger.id }} onClick={onClose}>
			{seite.text} <Icon of={IconArrowUpRight} />
		</TextLink>
	);
}
