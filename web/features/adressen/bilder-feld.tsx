import { Flex, Stack } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { bildadresse } from '../../client/bild.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { IconButton } from '../../ui/button.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { BILDER, DateiFeld } from '../dateien/datei-feld.tsx';
import css from './bilder-feld.module.css';
import type { Formular } from './use-informationen.ts';

const { bilder } = ADRESSE;
const HOECHSTENS = 20;

/** The pictures of the address in their order: the first stands on the map. */
export function BilderFeld({ formular }: { formular: Formular }) {
	const { id, error, readOnly, value, onChange } = formular.feld('bildUploadIDs');
	const ids = value as readonly string[];
	const tausche = (a: number, b: number) =>
		onChange(ids.map((einer, nr) => (nr === a ? ids[b] : nr === b ? ids[a] : einer)));
	return (
		<Section title={bilder.titel} ruled>
			<Stack>
				{ids.length > 0 && (
					<ol className={css.bilder}>
						{ids.map((uploadID, nr) => (
							<li key={uploadID} className={css.bild}>
								<img src={bildadresse(uploadID)} alt="" />
								<Span variant="secondary">{nr === 0 ? bilder.erstes : bilder.nummer(nr + 1)}</Span>
								{!readOnly && (
									<Flex component="span">
										<IconButton
											icon={IconArrowLeft}
											variant="bare"
											size="sm"
											label={bilder.vor(nr + 1)}
											disabled={nr === 0}
											onClick={() => tausche(nr, nr - 1)}
										/>
										<IconButton
											icon={IconArrowRight}
											variant="bare"
											size="sm"
											label={bilder.zurueck(nr + 1)}
											disabled={nr === ids.length - 1}
											onClick={() => tausche(nr, nr + 1)}
										/>
										<IconButton
											icon={IconX}
											variant="bare"
											size="sm"
											label={bilder.entfernen(nr + 1)}
											onClick={() => onChange(ids.filter((einer) => einer !== uploadID))}
										/>
									</Flex>
								)}
							</li>
						))}
					</ol>
				)}
				{!readOnly && ids.length < HOECHSTENS && (
					<DateiFeld
						id={id}
						label={bilder.neu}
						description={bilder.hinweis}
						error={error}
						endungen={BILDER}
						maxMB={5}
						value={null}
						onChange={(neu) => neu && onChange([...ids, neu.uploadID])}
					/>
				)}
			</Stack>
		</Section>
	);
}
