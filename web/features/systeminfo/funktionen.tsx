import { Flex, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FEATURES, type Feature } from '#domain/parameter/features.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SYSTEMINFO as T } from '../../texte/verwaltung/systeminfo.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { apiSchluesselQuery } from '../api-schluessel/queries.ts';
import { featuresQuery } from '../portal/portal.ts';
import { sitzungQuery } from '../portal/sitzung.ts';
import css from './systeminfo.module.css';

/** What is switched on; the operator switches. */
export function Funktionen() {
	const query = useQuery(featuresQuery);
	const { data: sitzung } = useQuery(sitzungQuery);
	const schalten = useCommand({
		run: ({ feature, isAn }: { feature: Feature; isAn: boolean }, idempotencyKey) => {
			const body = FEATURES.filter((f) => (f === feature ? isAn : query.data?.includes(f)));
			return call('PUT /v1/system/features', { body, idempotencyKey });
		},
		invalidates: [featuresQuery.queryKey, apiSchluesselQuery.queryKey],
		onDone: (_, { feature, isAn }) => toast.success(T.geschaltet(T.funktion[feature].name, isAn)),
	});
	const darfSchalten = sitzung?.rollen.includes('SYSTEMADMIN') ?? false;
	return (
		<Section title={T.funktionen} ruled>
			<p className={css.text}>{T.funktionenText}</p>
			{schalten.error && <ErrorBox text={schalten.error.message} />}
			<Geladen query={query}>
				{(an) => (
					<Flex component="ul" direction="column" gap={12}>
						{FEATURES.map((feature) => (
							<Funktion
								key={feature}
								feature={feature}
								isAn={an.includes(feature)}
								onChange={darfSchalten ? (isAn) => schalten.execute({ feature, isAn }) : null}
							/>
						))}
					</Flex>
				)}
			</Geladen>
		</Section>
	);
}

interface FunktionProps {
	feature: Feature;
	isAn: boolean;
	/** null: only shown. */
	onChange: ((isAn: boolean) => void) | null;
}

function Funktion({ feature, isAn, onChange }: FunktionProps) {
	const { name, text } = T.funktion[feature];
	if (onChange) {
		return (
			<li>
				<SwitchField
					label={name}
					description={text}
					checked={isAn}
					onChange={(event) => onChange(event.currentTarget.checked)}
				/>
			</li>
		);
	}
	return (
		<Flex component="li" gap={16} align="flex-start" justify="space-between">
			<div>
				<Text lh="md" fw={500}>
					{name}
				</Text>
				<Text variant="note">{text}</Text>
			</div>
			<Tag>{isAn ? T.an : T.aus}</Tag>
		</Flex>
	);
}
