import { Text } from '@mantine/core';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Vertrag } from '../akte/typen.ts';
import css from './mein-bereich.module.css';

/** The terms as far as they are known. */
export function MeinVertrag({ vertrag }: { vertrag: Vertrag }) {
	const angaben = [
		[MEIN.einsatzort, vertrag.einsatzort],
		[MEIN.dienstart, vertrag.dienstart],
		[MEIN.zeitraum, zeitraum(vertrag)],
		[MEIN.wochenstunden, vertrag.wochenstunden && `${formatZahl(vertrag.wochenstunden, 1)} h`],
		[MEIN.taschengeld, vertrag.taschengeld !== null && MEIN.imMonat(formatEuro(Math.round(vertrag.taschengeld * 100)))],
		[MEIN.urlaub, vertrag.urlaubstage !== null && MEIN.tage(vertrag.urlaubstage)],
		[MEIN.seminartage, vertrag.seminartage !== null && MEIN.tage(vertrag.seminartage)],
		[MEIN.nummer, vertrag.vertragsnummer],
	] as const;
	return (
		<Section title={MEIN.vertrag} ruled aside={VERTRAG.eintraege[vertrag.status].label}>
			<dl className={css.vertrag}>
				{angaben.map(
					([name, wert]) =>
						wert && (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{wert}</dd>
							</div>
						),
				)}
			</dl>
			<Text pt={12}>
				<TextLink to="/admin/mein-vertrag">{MEIN.ganzerVertrag}</TextLink>
			</Text>
		</Section>
	);
}

function zeitraum({ vertragsbeginn, vertragsende, geplantesEnde, dienstende }: Vertrag): string | null {
	const ende = dienstende ?? geplantesEnde ?? vertragsende;
	return vertragsbeginn && ende ? MEIN.vonBis(formatDatum(vertragsbeginn), formatDatum(ende)) : null;
}
