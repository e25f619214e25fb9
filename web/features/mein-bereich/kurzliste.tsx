import { Flex } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { WUNSCHWORTE } from '#domain/akte/dran/warten.ts';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { BEENDET } from '#domain/status/wunsch.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { Wunsch } from '../akte/typen.ts';
import css from './kurzliste.module.css';

interface KurzlisteProps {
	wuensche: readonly Wunsch[];
	heute: string;
	/** One more application is possible. */
	darfBewerben: boolean;
}

/** The applications in one line each, in words. */
export function Kurzliste({ wuensche, heute, darfBewerben }: KurzlisteProps) {
	const alle = wuensche.length > 0 && <TextLink to="/admin/meine-bewerbungen">{MEIN.alleAnsehen}</TextLink>;
	return (
		<Section title={MEIN.bewerbungen} count={wuensche.length} size="sm" ruled aside={alle}>
			{wuensche.length === 0 && <p className={css.keine}>{MEIN.keineBewerbungen}</p>}
			<ol>
				{wuensche.map(({ id, einsatzort, status, statusSeit }, i) => (
					<li key={id} className={cx(css.zeile, BEENDET.includes(status) && css.beendet)}>
						<Span className="tabular" variant="muted">
							{i + 1}
						</Span>
						<span className={css.ort}>{einsatzort ?? MEIN.eineStelle}</span>
						<span>{WUNSCHWORTE[status].wort}</span>
						<Span className="tabular" variant="secondary" ta="end">
							{MEIN.seitTagen(tageZwischen(tagInBerlin(statusSeit), heute))}
						</Span>
					</li>
				))}
			</ol>
			{darfBewerben && (
				<Flex component="p" gap={6} align="center" c="var(--link)" pt={12}>
					<Icon of={IconMap2} /> <TextLink to="/karte">{MEIN.weitereStellen}</TextLink>
				</Flex>
			)}
		</Section>
	);
}
