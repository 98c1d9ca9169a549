import { salesFlows, type SalesChannel, type SalesFlow } from "../data/channels";

const flowAnswer = ({ fromSalesChannelId: _from, ...flow }: SalesFlow) => ({
  ...flow,
  defaultLocale: flow.defaultLanguage,
});

export interface FlowsAsked {
  salesChannelId?: number | null;
  published?: boolean | null;
  resolveUseSalesFlowFromOther?: boolean | null;
}

/** The flows that fit; those lent by another channel only if they are to be resolved. */
export const flowAnswers = ({ salesChannelId, published, resolveUseSalesFlowFromOther }: FlowsAsked) =>
  salesFlows
    .filter((flow) => salesChannelId == null || flow.salesChannelId === salesChannelId)
    .filter((flow) => published == null || flow.published === published)
    .filter((flow) => resolveUseSalesFlowFromOther !== false || flow.fromSalesChannelId === null)
    .map(flowAnswer);

export const channelAnswer = ({ active, ...channel }: SalesChannel) => ({
  ...channel,
  isActive: active,
  source: channel.group,
  salesFlows: flowAnswers({ salesChannelId: channel.id, published: true }),
});
