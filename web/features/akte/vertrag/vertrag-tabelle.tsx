import { Flex, VisuallyHidden } from '@mantine/core';
import { IconLock, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import tabelle from '../../../ui/table/terms-table.module.css';
import { parameterQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Vertrag } from '../typen.ts';
import { useVertragshinweise } from './hinweise.ts';
import css from './vertrag.module.css';
import { bezeichnung, VERTRAGSGRUPPEN, type Vertragsfeld, vertragsanzeige } from './vertragsfelder.ts';
import { Warum } from './warum.tsx';

/** Both sides agree on these, whatever the tenant leaves to the Einsatzstelle. */
const IMMER_STELLE = ['vertragsbeginn', 'vertragsende'];

/** Every term with what it is measured by; a lock marks what only the Traeger changes. */
export function VertragTabelle({ vertrag }: { vertrag: Vertrag }) {
	const hinweise = useVertragshinweise(vertrag)(vertrag);
	const { data: parameter } = useQuery(parameterQuery);
	const derStelle = [...IMMER_STELLE, ...(parameter?.einigungFelderEinsatzstelle ?? [])];
	const sichtbar = ({ feld, spaeter }: Vertragsfeld) =>
		!spaeter || vertrag[feld] !== null || vertrag.schreibbar.includes(feld);
	const ungewoehnlich = ({ feld }: Vertragsfeld) =>
		vertrag.hinweise.filter((h) => h.feld === feld).map(({ text }) => text);
	// Of what isn't to be any more nothing is measured or changed.
	const istStorniert = vertrag.status === VERTRAGSTATUS.nr.Storniert;
	return (
		<>
			<table className={cx(tabelle.table, css.tabelle)}>
				<thead>
					<tr>
						<th scope="col">{VERTRAG.angabe}</th>
						<th scope="col">{VERTRAG.wert(vertrag.status)}</th>
						<th scope="col">{!istStorniert && VERTRAG.pruefung}</th>
						<th scope="col" className={css.stift}>
							<VisuallyHidden>{VERTRAG.bearbeiten}</VisuallyHidden>
						</th>
					</tr>
				</thead>
				<tbody>
					{VERTRAGSGRUPPEN.map(({ titel, felder }) => (
						<Fragment key={titel}>
							<tr className={tabelle.group}>
								<th scope="rowgroup" colSpan={4}>
									{titel}
								</th>
							</tr>
							{felder.filter(sichtbar).map((feld) => (
								<Zeile
									key={feld.feld}
									feld={feld}
									vertrag={vertrag}
									hinweis={
										istStorniert
											? null
											: [hinweise[feld.feld], ...ungewoehnlich(feld)].filter(Boolean).join('. ') || null
									}
									gesperrt={!istStorniert && !derStelle.includes(feld.feld)}
								/>
							))}
						</Fragment>
					))}
				</tbody>
			</table>
			{!istStorniert && (
				<Flex component="p" gap={8} align="center" variant="hint">
					<Icon of={IconLock} size={14} /> {VERTRAG.nurTraeger}
				</Flex>
			)}
		</>
	);
}

interface ZeileProps {
	feld: Vertragsfeld;
	vertrag: Vertrag;
	hinweis: string | null;
	/** Only the Traeger changes it. */
	gesperrt: boolean;
}

function Zeile({ feld, vertrag, hinweis, gesperrt }: ZeileProps) {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const bearbeiten = findeAktion(akte, 'vertragBearbeiten', vertrag.wunschID);
	const text = vertragsanzeige(vertrag, feld);
	const name = bezeichnung(feld);
	return (
		<tr>
			<th scope="row">
				{name} {gesperrt && <Icon of={IconLock} size={14} label={VERTRAG.nurTraeger} />}
			</th>
			<td className={cx(css.wert, text === null && css.leer)}>{text ?? VERTRAG.leer}</td>
			<td className={css.hinweis}>
				{hinweis}{' '}
				{vertrag.status !== VERTRAGSTATUS.nr.Storniert && <Warum vertrag={vertrag} feld={feld.feld} name={name} />}
			</td>
			<td className={css.stift}>
				{bearbeiten && vertrag.schreibbar.includes(feld.feld) && (
					<IconButton
						icon={IconPencil}
						label={VERTRAG.feldBearbeiten(name)}
						size="sm"
						variant="bare"
						onClick={() => starte(bearbeiten, { feld: feld.feld })}
					/>
				)}
			</td>
		</tr>
	);
}
