import { Box, Group } from '@mantine/core';
import { useState } from 'react';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTE, MEINE_DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { Section } from '../../ui/layout/page.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import { AnsehenDialog } from '../akte/dokumente/ansehen-dialog.tsx';
import { Dateizeile } from '../akte/dokumente/datei-zeile.tsx';
import { type Dokument, dokumentadresse, neuestes } from '../akte/dokumente/queries.ts';
import { Unterschriften } from '../akte/dokumente/unterschriften.tsx';
import { Status } from '../status/status.tsx';
import css from './dokumentzeile.module.css';
import { useAnforderungen } from './offene-dokumente.ts';

/** The papers of the contract: to read, to keep, and who has signed them. */
export function Vertragsdokumente() {
	const [ansehen, setAnsehen] = useState<Dokument | null>(null);
	const papiere = useAnforderungen().flatMap((a) => {
		const dokument = a.isVertragsrelevant || a.signaturparteien.length > 0 ? neuestes(a) : undefined;
		return dokument ? [dokument] : [];
	});
	if (papiere.length === 0) return null;
	return (
		<Section title={MEINE_DOKUMENTE.imVertrag} ruled>
			<ul>
				{papiere.map((dokument) => (
					<li key={dokument.id} className={css.zeile}>
						<div className={css.kopf}>
							<Box miw={0}>
								<h3 className={css.name}>{dokument.bezeichnung}</h3>
								<Dateizeile dokument={dokument} onAnsehen={setAnsehen} />
							</Box>
							<Status katalog={DOKUMENT} nummer={dokument.status} />
							<Group gap="8px 12px" justify="flex-end" wrap="wrap">
								{dokument.endung && (
									<OuterLink
										href={dokumentadresse(dokument)}
										download
										aria-label={DOKUMENTE.tatZu(DOKUMENTE.herunterladen, dokument.bezeichnung)}
									>
										{DOKUMENTE.herunterladen}
									</OuterLink>
								)}
							</Group>
						</div>
						{dokument.unterschriften.length > 0 && <Unterschriften dokument={dokument} ohneKnopf />}
					</li>
				))}
			</ul>
			{ansehen && <AnsehenDialog dokument={ansehen} onClose={() => setAnsehen(null)} />}
		</Section>
	);
}
