import { Flex, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { groesster } from '#domain/beliebig-viele.ts';
import { STUFEN, STUFENSTATUS } from '#domain/dokumentspec/auswahl.ts';
import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { cx } from '../../ui/cx.ts';
import { PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stufenbalken } from '../akte/dokumente/stufenbalken.tsx';
import type { Spec } from './queries.ts';
import css from './stufenraster.module.css';

type Stufen = Spec['stufen'];
type Stufe = Stufen[number]['stufe'];
type AbStatus = Stufen[number]['abStatus'];

interface StufenrasterProps {
	stufen: Stufen;
	/** Left out: it is only shown. */
	onChange?: ((stufen: Stufen) => void) | undefined;
}

const VON_OBEN = STUFEN.toReversed();

/** Which level holds from which status on; the highest reached one goes on. */
export function Stufenraster({ stufen, onChange }: StufenrasterProps) {
	const waehle = (abStatus: AbStatus, stufe: Stufe) => {
		const war = stufen.some((s) => s.abStatus === abStatus && s.stufe === stufe);
		const andere = stufen.filter((s) => s.abStatus !== abStatus);
		const neu = war ? andere : [...andere, { abStatus, stufe }];
		onChange?.(neu.toSorted((a, b) => a.abStatus - b.abStatus));
	};
	return (
		<table className={css.raster}>
			<thead>
				<tr>
					<th scope="col">{T.stufe}</th>
					{STUFENSTATUS.map((nummer) => (
						<th key={nummer} scope="col" aria-label={formatStatus(FREIWILLIGER, nummer)}>
							<i data-phase={FREIWILLIGER.eintraege[nummer].phase}>
								<PhaseShape phase={FREIWILLIGER.eintraege[nummer].phase} />
							</i>{' '}
							<b>{nummer}</b>
							<span>({T.getrennt[nummer]})</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{VON_OBEN.map((stufe) => (
					<tr key={stufe}>
						<th scope="row">
							<Flex component="span" gap={6} align="baseline" display="inline-flex">
								<Stufenbalken stufe={stufe} /> {STUFE_BEZEICHNUNG[stufe]}
							</Flex>
						</th>
						{STUFENSTATUS.map((abStatus) => {
							const gewaehlt = stufen.some((s) => s.abStatus === abStatus && s.stufe === stufe);
							return (
								<td
									key={abStatus}
									className={cx(giltBei(stufen, abStatus) === stufe && css.gilt, gewaehlt && css.beginnt)}
								>
									<button
										type="button"
										className={cx(css.punkt, gewaehlt && css.gewaehlt)}
										aria-pressed={gewaehlt}
										aria-label={T.setze(STUFE_BEZEICHNUNG[stufe], formatStatus(FREIWILLIGER, abStatus))}
										disabled={!onChange}
										onClick={() => waehle(abStatus, stufe)}
									>
										{gewaehlt && <Icon of={IconCheck} />}
									</button>
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The highest level reached by then. */
function giltBei(stufen: Stufen, status: number): Stufe | undefined {
	const erreicht = stufen.filter((s) => s.abStatus <= status).map((s) => STUFEN.indexOf(s.stufe));
	return STUFEN[groesster(erreicht)];
}

/** What the levels come to, in sentences. */
export function Stufenfolgen({ stufen, mitUnterschrift }: { stufen: Stufen; mitUnterschrift: boolean }) {
	const ab = (...gesucht: readonly Stufe[]) => {
		const erste = stufen.find((s) => gesucht.includes(s.stufe));
		return erste && formatStatus(FREIWILLIGER, erste.abStatus);
	};
	const angefordert = ab('ERINNERN', 'PFLICHT', 'UEBERPRUEFUNG');
	const optional = ab('OPTIONAL');
	const pflicht = ab('PFLICHT');
	const geprueft = ab('UEBERPRUEFUNG');
	const saetze = [
		optional && T.folgen.optional(optional),
		angefordert && T.folgen.angefordert(angefordert),
		pflicht && T.folgen.pflicht(pflicht),
		geprueft && (mitUnterschrift ? T.folgen.unterschrieben(geprueft) : T.folgen.geprueft(geprueft)),
	].filter((satz) => satz !== undefined);
	return (
		<Text variant="secondary" mt={8}>
			{saetze.join(' ') || T.keineStufe}
		</Text>
	);
}
