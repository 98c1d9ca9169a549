// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetOrdersQuery, type GetOrdersQueryVariables } from "./answers";

export const getOrders: Operation<GetOrdersQuery, GetOrdersQueryVariables> = {
  name: "getOrders",
  service: "commerce",
  kind: "query",
  text: "query getOrders($pagination:PaginationInput!){getOrders(pagination:$pagination){items{publicId createdAt reference deliveries{id deliveryDate timezone deliveryMethod recipientName hasBeenShipped wrappings{totalPaymentAmount}fees{labels{...TitleParts}totalPaymentAmount}shippingQuote{parcelShop{id name address{...AddressParts}}}productLines{lineId productId giftcardValue valueCurrency quantity totalDiscountAmount discountTitles{...TitleParts}}}presentations{...PresentationParts}orderPaymentInfo{payments{paymentId actualPaymentMethodUsed maskedVoucher}currency amountTotal}}pagingInfo{page totalPages totalItems}}}fragment TitleParts on LanguageText{languageCode text}fragment AddressParts on Address{line1 line2 attention postCode city countryCode}fragment PresentationParts on ProductPresentations{productId presentations{presentationKey languageCode textContent images{source thumbnail}}}",
  shape: {
    getOrders: [
      "!",
      {
        items: [
          "!*!",
          {
            publicId: "s!",
            createdAt: "s!",
            reference: "s",
            deliveries: [
              "!*!",
              {
                id: "s!",
                deliveryDate: "s",
                timezone: "s",
                deliveryMethod: "s!",
                recipientName: "s",
                hasBeenShipped: "b!",
                wrappings: ["!*!", { totalPaymentAmount: "n!" }],
                fees: ["!*!", { labels: ["!*!", { languageCode: "s!", text: "s!" }], totalPaymentAmount: "n!" }],
                shippingQuote: {
                  parcelShop: {
                    id: "s!",
                    name: "s!",
                    address: [
                      "!",
                      { line1: "s", line2: "s", attention: "s", postCode: "s", city: "s", countryCode: "s" },
                    ],
                  },
                },
                productLines: [
                  "!*!",
                  {
                    lineId: "s!",
                    productId: "s!",
                    giftcardValue: "n",
                    valueCurrency: "s",
                    quantity: "n!",
                    totalDiscountAmount: "n!",
                    discountTitles: ["!*!", { languageCode: "s!", text: "s!" }],
                  },
                ],
              },
            ],
            presentations: [
              "!*!",
              {
                productId: "s!",
                presentations: [
                  "!*!",
                  {
                    presentationKey: "s!",
                    languageCode: "s",
                    textContent: "s",
                    images: ["!*!", { source: "s!", thumbnail: "s" }],
                  },
                ],
              },
            ],
            orderPaymentInfo: {
              payments: ["!*!", { paymentId: "s!", actualPaymentMethodUsed: "s", maskedVoucher: "s" }],
              currency: "s!",
              amountTotal: "n!",
            },
          },
        ],
        pagingInfo: ["!", { page: "n!", totalPages: "n!", totalItems: "n!" }],
      },
    ],
  },
};
